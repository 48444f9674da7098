import { Link } from 'react-router'
import { useProfile } from '#features/account/public.tsx'
import { buttonClass } from '#ui/button-class.ts'

const beginnings = [
  {
    to: '/vision',
    title: 'Picture one part of your life',
    about: 'A true sentence for Mind, Body, Relationships or Purpose. Two minutes.',
  },
  {
    to: '/day-plan',
    title: 'Plan today',
    about: 'One intention and a thing or two that matter. One minute.',
  },
  {
    to: '/my-balanse',
    title: 'Talk it through',
    about: 'The coach asks one question at a time. It is software, and it works without a model.',
  },
] as const

/** The first page of the first session: a greeting, and three beginnings of which none is the right one. */
export default function WelcomeScreen() {
  const { user } = useProfile()
  const name = user?.full_name.trim().split(/\s+/)[0]
  return (
    <div className="max-w-column">
      <h1>{name ? `Welcome, ${name}` : 'Welcome'}</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-2">
        This is yours now. Nothing here counts against you, and nothing has to be filled in. Begin wherever it
        feels easiest.
      </p>
      <ul className="mt-10 border-t border-line">
        {beginnings.map(({ to, title, about }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group block py-5 no-underline">
              <span className="block font-title text-lg text-ink group-hover:text-tide">{title}</span>
              <span className="block text-ink-2">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to="/home" className={buttonClass('primary')}>
          Go to today
        </Link>
        <Link to="/welcome-to-balanse" className={buttonClass('quiet')}>
          Show me around
        </Link>
      </div>
    </div>
  )
}
