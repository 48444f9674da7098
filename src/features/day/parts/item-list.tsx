import { memo, useMemo, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import type { OwnPillar } from '#features/vision/contract.ts'
import { dayMax, listMax, type Item } from '../contract.ts'
import { isHere, type Place } from '../rules.ts'
import { ItemRow, type DayContext } from './item-row.tsx'

interface ItemListProps {
  day: DayContext
  place: Place
  own?: OwnPillar
  /** Names the list, and each of its lines. */
  label: string
  /** All items of the place; those that were put aside are not shown here. */
  items: readonly Item[]
  /** The words of the empty line at the end; null where nothing more can be added. */
  placeholder: string | null
  /** After so many lines a small heading stands between those above and those below. */
  restAfter?: number
}

/** The lines of a list, with an empty one at the end to write the next. Drawn again only when its own list changed. */
export const ItemList = memo(function ItemList(props: ItemListProps) {
  const { day, place, own, label, items, restAfter = Infinity } = props
  const nextId = useNextId(items)
  const line = useMemo(() => ({ id: nextId, text: '', state: 'open', isLine: true }) as const, [nextId])
  const isFull = items.length >= listMax || day.isFull
  const placeholder = isFull ? null : props.placeholder
  const here = items.filter(isHere)
  if (here.length === 0 && placeholder === null) return isFull ? <Full isDay={day.isFull} /> : null
  // One list of rows by id: the line that is being written becomes an item without losing the focus.
  const rows = here.map((item, at) => (
    <ItemRow key={item.id} day={day} place={place} item={item} label={`${label}, line ${at + 1}`} />
  ))
  if (placeholder !== null)
    rows.push(
      <ItemRow
        key={nextId}
        day={day}
        place={place}
        own={own}
        item={line}
        label={`${label}, next line`}
        placeholder={placeholder}
      />,
    )
  if (here.length >= restAfter && rows.length > restAfter)
    rows.splice(
      restAfter,
      0,
      <li key="rest" className="border-b border-line pt-6 pb-1">
        <h3 className="text-base text-ink-2">Also possible</h3>
      </li>,
    )
  return (
    <>
      <ul aria-label={label} data-items className="border-t border-line">
        {rows}
      </ul>
      {isFull ? <Full isDay={day.isFull} /> : null}
    </>
  )
})

function Full({ isDay }: { isDay: boolean }) {
  return (
    <p className="pt-3 text-sm text-ink-2">
      {isDay ? `A day holds ${dayMax} things` : `This list holds ${listMax} things`}, what was put aside
      included, and it is full. All of it is kept.
    </p>
  )
}

/** An id for the next item; a new one as soon as the list holds it. */
function useNextId(items: readonly Item[]): string {
  const [id, setId] = useState(() => newId())
  if (!items.some((item) => item.id === id)) return id
  const next = newId()
  setId(next)
  return next
}
