import { moods, type Mood } from '#features/reflect/contract.ts'
import type { MonthDay } from '../contract.ts'

type Marks = Pick<MonthDay, 'is_planned' | 'has_evening' | 'mood' | 'entries' | 'rest'>

/**
 * What a day holds, each in a shape of its own: a moon for rest, a full dot for a plan, a page for an entry, a wave for an evening,
 * which stands higher the brighter the day felt. Every mark has its words beside it or in the name of its day.
 */
export function DayMarks({ is_planned, has_evening, mood, entries, rest }: Marks) {
  const shapes = [
    rest ? (
      <path
        key="rest"
        d="M6.6 7.6A3.2 3.2 0 1 1 3.4 2.9a2.7 2.7 0 0 0 3.2 4.7Z"
        className="stroke-ink-2"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    ) : null,
    is_planned ? <circle key="plan" cx="4" cy="6" r="2.6" className="fill-tide" /> : null,
    entries > 0 ? (
      <path
        key="entry"
        d="M1.6 2.4h4.8v7.2H1.6zM2.9 4.8h2.2M2.9 7h2.2"
        className="stroke-ink-2"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    ) : null,
    has_evening || mood ? <Wave key="evening" mood={mood} isDrawn={has_evening} /> : null,
  ].filter((shape) => shape !== null)
  const width = Math.max(1, shapes.length) * 11
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 12`}
      className="h-3.5 max-w-full"
      style={{ width: `${(width * 7) / 6}px` }}
      fill="none"
    >
      {shapes.map((shape, at) => (
        <g key={shape.key} transform={`translate(${at * 11 + 1.5} 0)`}>
          {shape}
        </g>
      ))}
    </svg>
  )
}

/** An evening that was not closed has a mood and no wave: its level alone. */
function Wave({ mood, isDrawn }: { mood: Mood | null; isDrawn: boolean }) {
  const y = mood === null ? 6 : 10 - moods.indexOf(mood) * 2
  return isDrawn ? (
    <path
      d={`M0 ${y}c1.4-1.8 2.7-1.8 4 0s2.7 1.8 4 0`}
      className="stroke-ink-2"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  ) : (
    <path
      d={`M1 ${y}h6`}
      className="stroke-ink-2"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeDasharray="0.1 2.4"
    />
  )
}

const nothing: Marks = { is_planned: false, has_evening: false, mood: null, entries: 0, rest: null }

/** What the marks mean. Seen only: each day says the same in words. */
export function MarksLegend() {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {[
        { words: 'planned', marks: { ...nothing, is_planned: true } },
        { words: 'in the journal', marks: { ...nothing, entries: 1 } },
        { words: 'evening closed', marks: { ...nothing, has_evening: true } },
        { words: 'rest or pause', marks: { ...nothing, rest: 'rest' as const } },
        { words: 'heavy', marks: { ...nothing, has_evening: true, mood: 'heavy' as const } },
        { words: 'bright', marks: { ...nothing, has_evening: true, mood: 'bright' as const } },
      ].map(({ words, marks }) => (
        <li key={words} className="inline-flex items-center gap-1.5">
          <DayMarks {...marks} /> {words}
        </li>
      ))}
    </ul>
  )
}
