import { changeOf, type Change } from '../rules.ts'
import { compareWords, type Piece } from '../rules/compare-words.ts'

export interface Pair {
  label: string
  before: string
  now: string
}

const changeWords: Record<Change, string> = {
  same: 'the same now',
  changed: 'changed since',
  added: 'written since',
  removed: 'taken out since',
}

/** Each text as it was and as it is. Words that stand on one side only carry a line under them, each side its own. */
export function SideBySide({ pairs, thenTitle }: { pairs: readonly Pair[]; thenTitle: string }) {
  const isMarked = pairs.some((pair) => pair.before !== pair.now)
  return (
    <div className="@container mt-5">
      {isMarked ? (
        <p className="text-sm text-ink-2">
          <span className={marks.before}>A solid line</span> marks words that are gone now,{' '}
          <span className={marks.now}>a dotted line</span> words that came since.
        </p>
      ) : null}
      <div className="mt-4 grid gap-6">
        {pairs.map(({ label, before, now }) => (
          <section key={label} aria-label={label} className="border-t border-line pt-4">
            <h4 className="flex flex-wrap items-baseline gap-x-2.5 text-base font-semibold">
              {label}
              <span className="text-sm font-normal text-ink-2">{changeWords[changeOf({ before, now })]}</span>
            </h4>
            <Texts thenTitle={thenTitle} before={before} now={now} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Texts({ thenTitle, before, now }: { thenTitle: string; before: string; now: string }) {
  if (before === now) return <Text pieces={[{ text: now, isOnlyHere: false }]} side="now" />
  const compared = compareWords(before, now)
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <div className="min-w-0">
        <p className="mt-2 text-sm text-ink-2">{thenTitle}</p>
        <Text pieces={compared.before} side="before" />
      </div>
      <div className="min-w-0">
        <p className="mt-2 text-sm text-ink-2">Now</p>
        <Text pieces={compared.now} side="now" />
      </div>
    </div>
  )
}

const marks = {
  before: 'border-b-2 border-clay bg-clay-2 no-underline low-stim:bg-transparent',
  now: 'border-b-2 border-dotted border-tide bg-tide-2 no-underline low-stim:bg-transparent',
}

function Text({ pieces, side }: { pieces: readonly Piece[]; side: 'before' | 'now' }) {
  if (pieces.length === 0) return <p className="mt-1 text-ink-2">Nothing</p>
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <p dir="auto" className="mt-1 font-title text-lg wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ text, isOnlyHere }, place) =>
        isOnlyHere ? (
          // Pieces have no names, and the whole list is made anew with each comparison.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={place} className={marks[side]}>
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
