import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { nearDay } from '#features/day/rules/words.ts'
import { pillarNames } from '#features/vision/rules.ts'
import type { JournalItem } from '../contract.ts'
import { markWords } from '../rules/snippet.ts'

// Lists stand on the first screens too: what shows pictures comes only where there is one.
const MediaThumb = lazy(async () => ({ default: (await import('#features/media/public.tsx')).MediaThumb }))

interface ItemRowProps {
  item: JournalItem
  today: LocalDate
  /** What was searched for; it is marked in the words. */
  search?: string
  /** Stands in place of the day. */
  when?: string
  /** A button beside the line. */
  action?: ReactNode
}

/** One line of the journal: its day, words of the person, and what kind of writing it is. */
export function ItemRow({ item, today, search = '', when, action }: ItemRowProps) {
  const pillars = item.pillars.map((pillar) => pillarNames[pillar])
  const isDraft = item.finished_at === null
  const about = [
    when === item.name ? null : item.name,
    item.mood,
    ...pillars,
    ...item.tags,
    item.has_sound && (item.words !== '' || item.picture) ? 'with a voice note' : null,
    isDraft ? 'a draft' : null,
  ]
  return (
    <li className="border-b border-line sm:flex sm:items-center sm:gap-2">
      <Link
        to={itemPath(item)}
        className="flex min-w-0 flex-1 items-start gap-4 py-4 no-underline hover:text-tide"
      >
        <span className="grid min-w-0 flex-1 gap-x-8 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <span className="text-ink-2">{when ?? nearDay(item.date, today)}</span>
          <span className="min-w-0">
            <span dir="auto" className="line-clamp-3 font-title text-lg wrap-anywhere">
              {item.words === '' ? (
                <span className="text-ink-2">{wordless(item)}</span>
              ) : (
                markWords(item.words, search).map(({ text, isFound }, at) =>
                  isFound ? (
                    // A piece of a text is its place in it.
                    // oxlint-disable-next-line react/no-array-index-key
                    <mark key={at} className="rounded-sm bg-tide-2 text-ink underline decoration-tide">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )
              )}
            </span>
            <span className="block text-sm wrap-anywhere text-ink-2">
              {about.filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
        {item.picture ? (
          // Where nobody wrote, what it shows stands in the line already.
          <Suspense fallback={<span className="size-16 shrink-0" />}>
            <MediaThumb file={item.picture.file} words={item.words === '' ? '' : item.picture.words} />
          </Suspense>
        ) : null}
      </Link>
      {action ? <div className="max-sm:pb-4">{action}</div> : null}
    </li>
  )
}

/** Stands where nobody wrote: what a picture shows, when that was said, or what else is there. */
function wordless({ picture, has_sound: hasSound }: JournalItem): string {
  if (picture) return picture.words || 'A picture'
  return hasSound ? 'A voice note' : 'No words, only a tap'
}

/** Where a line of the journal is read. */
function itemPath({ kind, id }: Pick<JournalItem, 'kind' | 'id'>): string {
  return kind === 'evening' ? `/journal?evening=${id}` : `/journal?entry=${id}`
}
