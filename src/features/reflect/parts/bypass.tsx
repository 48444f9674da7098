import { Link } from 'react-router'
import { Details } from '#ui/details.tsx'

const ways = [
  { to: '/urgent-help', words: 'See who is there to talk to' },
  { to: '/reflection-free-writing', words: 'Write without questions' },
] as const

/** The way past an exercise, for what it was not made for. */
export function Bypass({ title, words }: { title: string; words: string }) {
  return (
    <Details title={title} className="mt-10 border-t">
      <p className="max-w-measure pb-2 text-ink-2">{words}</p>
      <ul className="pb-4">
        {ways.map(({ to, words: way }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-tide underline underline-offset-4"
            >
              {way}
            </Link>
          </li>
        ))}
      </ul>
    </Details>
  )
}
