import { Link } from 'react-router'
import type { InsightDay } from '../contract.ts'
import { enough } from '../rules/patterns.ts'
import { returningWords } from '../rules/returning-words.ts'
import { dayAndMonth, days as countDays } from './words.ts'

/** Words that come back under "what helped", and the newest sentences they stand in. */
export function WhatHelped({ days }: { days: readonly InsightDay[] }) {
  const said = days.filter(({ helped }) => helped.length > 0)
  const lines = said.flatMap(({ date, helped }) => helped.map((text) => ({ date, text })))
  const words = returningWords(lines)
  return (
    <section aria-labelledby="helped">
      <h2 id="helped">What helped</h2>
      {said.length < enough ? (
        <p className="mt-1 max-w-measure text-ink-2">
          This appears from {enough} evenings on that say what helped. There{' '}
          {lines.length === 1 ? 'is' : 'are'} {lines.length} so far.
        </p>
      ) : (
        <>
          <p className="mt-1 max-w-measure text-ink-2">
            Words that come back on {said.length} evenings, {dayAndMonth(said[0]?.date ?? '')} to{' '}
            {dayAndMonth(said.at(-1)?.date ?? '')}. They are yours, as you wrote them; this is not proof.
          </p>
          {words.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-2">
              {words.map(({ word, days }) => (
                <li key={word} className="rounded-full border border-line bg-paper-2 px-4 py-1.5">
                  {word} <span className="text-sm text-ink-2">{countDays(days)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-3">No word comes back yet: each evening named something else.</p>
          )}
          <ul className="mt-4 border-t border-line">
            {said
              .slice(-3)
              .reverse()
              .map(({ date, helped }) => (
                <li key={date} className="border-b border-line">
                  <Link
                    to={`/evening-reflection?date=${date}`}
                    className="flex min-h-11 items-baseline gap-4 py-2 no-underline hover:text-tide"
                  >
                    <span className="w-16 shrink-0 text-sm text-ink-2">{dayAndMonth(date)}</span>
                    <span dir="auto" className="line-clamp-2 min-w-0 font-title wrap-anywhere">
                      {helped.join(' · ')}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  )
}
