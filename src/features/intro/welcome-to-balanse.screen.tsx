import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

const rooms = [
  { to: '/home', name: 'Home', about: 'Today at this hour, with the one thing that comes next.' },
  {
    to: '/get-balanse',
    name: 'My Balanse',
    about: 'The map: your visions, your plans, your FlowScore and what it is made of.',
  },
  {
    to: '/reflection-templates',
    name: 'Reflect',
    about: 'Short ways to look back: the evening, gratitude, free writing and more.',
  },
  {
    to: '/my-balanse',
    name: 'Ask Coach',
    about: 'A guided conversation about your own plans. It proposes; you decide.',
  },
  {
    to: '/day-plan',
    name: 'Day, Week, Month, Vision',
    about: 'The plan at four distances. Each one shows what the next is for.',
  },
  {
    to: '/profile-settings',
    name: 'Profile Settings',
    about: 'Your rhythm, your comfort, your privacy. Every change takes effect at once.',
  },
] as const

const promises = [
  'What you write is kept on this device first and sent as soon as there is a connection. The line under it says where it is.',
  'A score or a streak can be opened to see every row in it, and one switch hides them all.',
  'The eye at the left edge makes everything quieter, larger or easier to read.',
  'If words get heavy, help comes first, before any model reads them.',
] as const

/** What there is and where, on one page, for whoever would rather look around before beginning. */
export default function WelcomeToBalanseScreen() {
  return (
    <div className="max-w-column">
      <h1>Welcome to Balanse</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-2">
        Define your vision, plan your days, reflect regularly. These are the rooms.
      </p>
      <dl className="mt-8 border-t border-line">
        {rooms.map(({ to, name, about }) => (
          <div key={to} className="grid gap-x-8 border-b border-line py-4 md:grid-cols-[13rem_1fr]">
            <dt>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-title text-lg text-tide underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </dt>
            <dd className="text-ink-2 md:self-center">{about}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-12">What you can rely on</h2>
      <ul className="mt-4 list-disc space-y-2 pl-6 text-ink-2">
        {promises.map((promise) => (
          <li key={promise} className="max-w-measure">
            {promise}
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to="/home" className={buttonClass('primary')}>
          Go to today
        </Link>
        <Link to="/help-auth" className={buttonClass('quiet')}>
          Open help
        </Link>
      </div>
    </div>
  )
}
