import { useState } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { nearDay } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { servedWeeks, type VisionContent } from '../contract.ts'
import { useServed } from '../queries.ts'
import { asksAbout, silentDays } from '../rules/thread.ts'

interface ServedByProps {
  /** The name of a pillar, or the id of an own one. */
  pillar: string
  value: VisionContent
  today: LocalDate
  change: (patch: Pick<VisionContent, 'is_resting'>) => void
}

const shownMost = 5

/** The thread from a vision down to its days: what was done for it, and a question when nothing was. */
export function ServedBy({ pillar, value, today, change }: ServedByProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { data, error } = useServed(pillar, today)
  // Beside a page that works without it, an error would only be in the way.
  if (!data || error) return null
  const shown = isWhole ? data.served : data.served.slice(0, shownMost)
  return (
    <section aria-labelledby="served-by" className="border-t border-line pt-5">
      <h2 id="served-by" className="font-body text-sm font-semibold text-ink-2">
        What served it in {servedWeeks} weeks
      </h2>
      {shown.length === 0 ? (
        <p className="mt-2 text-ink-2">
          What you do for it stands here: a priority or a task that names this pillar.
        </p>
      ) : (
        <ul className="mt-2">
          {shown.map(({ date, text }, at) => (
            <li key={`${date} ${at}`} className="border-b border-line">
              <Link
                to={date === today ? '/day-plan' : `/day-plan?date=${date}`}
                className="block py-2.5 text-ink no-underline hover:text-tide"
              >
                <span className="block text-sm text-ink-2">{nearDay(date, today)}</span>
                <span dir="auto" className="wrap-anywhere">
                  {text}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data.served.length > shown.length ? (
        <Button variant="plain" size="sm" className="mt-1 -ml-4" onClick={() => setIsWhole(true)}>
          Show all of them
        </Button>
      ) : null}
      {asksAbout(value, data, today) ? (
        <StillTrue pillar={pillar} today={today} onRest={() => change({ is_resting: true })} />
      ) : null}
    </section>
  )
}

/** A neutral question with three answers, none of them worse than another. It waits 14 days after an answer. */
function StillTrue({ pillar, today, onRest }: { pillar: string; today: LocalDate; onRest: () => void }) {
  const key = `vision-asked:${pillar}`
  const [answered, setAnswered] = useState(() => readStored(key) ?? '')
  const days = (Date.parse(today) - Date.parse(answered)) / 86_400_000
  if (days < silentDays) return null
  function keep() {
    writeStored(key, today)
    setAnswered(today)
  }
  return (
    <div role="group" aria-label="Is it still true?" className="mt-5">
      <p>Your plans went elsewhere for {silentDays} days. Is this one still true?</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={keep}>
          Still true
        </Button>
        <Button
          size="sm"
          onClick={() => {
            keep()
            document.querySelector<HTMLElement>('[data-part="first-step"]')?.focus()
          }}
        >
          Make it smaller
        </Button>
        <Button size="sm" onClick={onRest}>
          Let it rest
        </Button>
      </div>
    </div>
  )
}
