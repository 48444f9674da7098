import { Link } from 'react-router'
import { Kicker } from './frame.tsx'

/** The person's own sentence for today, as large as anything on the page. */
export function Intention({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <section aria-labelledby="intention">
      <Kicker id="intention">Today I want to be</Kicker>
      <p className="mt-1.5 max-w-[32ch] font-title text-2xl text-balance">
        <Link to="/day-plan" className="no-underline decoration-line underline-offset-8 hover:underline">
          {text}
        </Link>
      </p>
    </section>
  )
}
