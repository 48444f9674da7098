import { Link } from 'react-router'

const steps = [
  { name: 'Define vision', about: 'Picture each part of your life three months ahead.', to: '/vision' },
  { name: 'Plan schedule', about: 'Month, week and day, each small enough to keep.', to: '/day-plan' },
  {
    name: 'Reflect regularly',
    about: 'Evenings, weeks and months: what helped, what to try.',
    to: '/reflection-templates',
  },
] as const

/** The method in three steps, each leading to where it is done. */
export function Method() {
  return (
    <section aria-labelledby="method">
      <h2 id="method">The method</h2>
      <ol className="mt-3 border-t border-line">
        {steps.map(({ name, about, to }, index) => (
          <li key={name} className="flex items-baseline gap-5 border-b border-line py-4">
            <span aria-hidden="true" className="w-3 shrink-0 font-title text-lg text-ink-3">
              {index + 1}
            </span>
            <span className="min-w-0">
              <Link
                to={to}
                className="font-medium underline decoration-line underline-offset-4 hover:decoration-tide"
              >
                {name}
              </Link>
              <span className="block text-ink-2">{about}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
