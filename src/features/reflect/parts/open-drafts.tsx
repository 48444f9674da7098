import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { dayInSentence } from '#features/day/rules/words.ts'
import { useJournal } from '../queries.ts'
import { draftPath } from '../templates/exercises.ts'

const most = 3

/** What was begun and not finished, to be gone on with; nothing at all when there is nothing. */
export function OpenDrafts() {
  const today = useToday()
  const { data } = useJournal({ state: 'draft' })
  const drafts = data?.pages[0]?.items.slice(0, most) ?? []
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="mt-10">
      <h2 id="drafts">Write on</h2>
      <ul className="mt-3 border-t border-line">
        {drafts.map((draft) => (
          <li key={draft.id} className="border-b border-line">
            <Link to={draftPath(draft)} className="block py-4 no-underline hover:text-tide">
              <span dir="auto" className="line-clamp-1 font-title text-lg wrap-anywhere">
                {draft.words || draft.name}
              </span>
              <span className="block text-sm text-ink-2">
                {draft.name}, begun for {dayInSentence(draft.date, today)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
