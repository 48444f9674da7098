import type { ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
  /** Smaller, under the name. */
  note?: ReactNode
}

/** Names with their figures, one under the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 border-t border-line">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
          <dt className="min-w-0 text-ink-2">
            {name}
            {note ? <span className="block text-sm">{note}</span> : null}
          </dt>
          <dd className="text-right tabular-nums break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
