interface Colour {
  /** Name of the CSS variable, without its two dashes. */
  name: string
  use: string
}

const groups: { title: string; colours: Colour[] }[] = [
  {
    title: 'Surfaces',
    colours: [
      { name: 'paper', use: 'The page' },
      { name: 'paper-2', use: 'A raised band' },
      { name: 'sheet', use: 'A sheet on the page' },
      { name: 'line', use: 'Hairlines' },
      { name: 'edge', use: 'Outline of what can be operated' },
    ],
  },
  {
    title: 'Ink',
    colours: [
      { name: 'ink', use: 'Text' },
      { name: 'ink-2', use: 'What stands beside it' },
      { name: 'ink-3', use: 'Hints of 18 px and more' },
    ],
  },
  {
    title: 'Tide, dawn and clay',
    colours: [
      { name: 'tide', use: 'The one colour of action' },
      { name: 'tide-2', use: 'Its wash' },
      { name: 'dawn', use: 'One warm accent a screen' },
      { name: 'clay', use: 'Only what destroys' },
      { name: 'water', use: 'The body of drawings' },
    ],
  },
]

/** Every colour by its name, drawn with its variable, so that this page shows whatever the tokens say. */
export function DesignColours() {
  return groups.map(({ title, colours }) => (
    <div key={title} className="mb-8">
      <h3>{title}</h3>
      <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-5">
        {colours.map(({ name, use }) => (
          <li key={name}>
            <span
              aria-hidden="true"
              className="block h-16 rounded-field border border-line"
              style={{ background: `var(--${name})` }}
            />
            <p className="mt-1 text-sm font-medium">--{name}</p>
            <p className="text-sm text-ink-2">{use}</p>
          </li>
        ))}
      </ul>
    </div>
  ))
}
