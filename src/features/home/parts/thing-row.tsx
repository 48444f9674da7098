import type { ReactNode } from 'react'
import { Check } from '#ui/check.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import type { Item } from '#features/day/contract.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { pillarNames } from '#features/vision/rules.ts'

export interface ThingRowProps {
  item: Item
  /** The person's own vision sentence of the item's pillar. */
  because: string | undefined
  onTick: (state: 'open' | 'done') => void
}

/** One of today's three: a tick that counts, and what makes it smaller or worth it. */
export function ThingRow({ item, because, onTick }: ThingRowProps) {
  const isDone = item.state === 'done'
  return (
    <li className="flex items-start gap-2 border-b border-line py-2 first:pt-0">
      <Check label={item.text} state={item.state} onChange={onTick} className="-ml-2.5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className={isDone ? 'text-ink-2 line-through decoration-ink-2/50' : 'font-medium'}>
            {item.text}
          </p>
          {isDone ? null : <Beside item={item} because={because} />}
        </div>
        {item.pillar ? <PillarTag pillar={item.pillar} /> : null}
      </div>
    </li>
  )
}

function Beside({ item, because }: { item: Item; because: string | undefined }) {
  const notes: ReactNode[] = []
  if (item.if_part?.trim() && item.then_part?.trim())
    notes.push(`If ${item.if_part}, then ${item.then_part}.`)
  if (item.tiny?.trim()) notes.push(`Tiny version: ${item.tiny}.`)
  if (because)
    notes.push(
      <>
        Because: <em className="font-title">{because}</em>
      </>,
    )
  if (notes.length === 0) return null
  return (
    <p className="mt-0.5 text-[1rem] leading-normal text-ink-2">
      {notes.map((note, index) => (
        // The notes of an item have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{note} </span>
      ))}
    </p>
  )
}

function PillarTag({ pillar }: { pillar: Pillar }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-chip border border-line px-3 py-1 text-sm">
      <PillarGlyph look={pillar} className="size-4" />
      {pillarNames[pillar]}
    </span>
  )
}
