import type { ChangeRow } from '../rules/describe-change.ts'

/** A change field by field; what is new stands out from what it only belongs to. */
export function ChangeRows({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[minmax(4.5rem,auto)_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ label, value, isNew }) => (
        <div key={label} className="contents">
          <dt className="py-0.5 text-ink-2">{label}</dt>
          <dd
            className={`min-w-0 whitespace-pre-line rounded-[6px] px-2 py-0.5 ${isNew ? 'bg-tide-2 low-stim:underline low-stim:decoration-edge low-stim:underline-offset-4' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
