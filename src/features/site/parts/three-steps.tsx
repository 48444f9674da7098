import { sample, smoothPath, wave } from '#ui/drawing/tide-path.ts'

const steps = [
  {
    name: 'Define vision',
    text: 'A few true sentences for Mind, Body, Relationships and Purpose: how you want life to be in three months.',
  },
  {
    name: 'Plan schedule',
    text: 'One intention and a few things that matter, each with a tiny version for tired days.',
  },
  {
    name: 'Reflect regularly',
    text: 'Five minutes in the evening. What you want to try comes back the next morning.',
  },
]

const width = 1200
const height = 72
const tide = wave(width, height / 2, 22, 1.25, 0.6)
const starts = [0, 1 / 3, 2 / 3]

/** The method, hung on the tide line: one dot where each step begins. */
export function ThreeSteps() {
  return (
    <section aria-label="How it works" className="mt-16">
      <svg
        aria-hidden="true"
        viewBox={`-8 0 ${width + 8} ${height}`}
        fill="none"
        className="block h-auto w-full overflow-visible max-md:hidden"
      >
        <path
          d={smoothPath(sample(tide, 0, 1, 12))}
          className="stroke-tide"
          strokeWidth="2"
          strokeLinecap="round"
        />
        {starts.map((start, index) => {
          const { x, y } = tide(start)
          const isLast = index === starts.length - 1
          return (
            <circle
              key={start}
              cx={Math.round(x)}
              cy={Math.round(y)}
              r="6.5"
              className={isLast ? 'fill-dawn' : 'fill-tide'}
            />
          )
        })}
      </svg>
      <ol className="grid gap-x-12 gap-y-8 max-md:border-t max-md:border-line max-md:pt-8 md:mt-5 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.name}>
            <h2>{step.name}</h2>
            <p className="mt-2 max-w-measure text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
