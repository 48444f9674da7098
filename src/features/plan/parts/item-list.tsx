import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import type { Item } from '../contract.ts'
import type { Place } from '../rules.ts'
import { ItemRow, type DayContext } from './item-row.tsx'

interface ItemListProps {
  day: DayContext
  place: Place
  /** Names the list, and each of its lines. */
  label: string
  items: readonly Item[]
  /** The words of the empty line at the end; null where nothing more can be added. */
  placeholder: string | null
  /** After so many lines a small heading stands between those above and those below. */
  rest?: { after: number; heading: string }
}

/** The lines of a list, with an empty one at the end to write the next. */
export function ItemList({ day, place, label, items, placeholder, rest }: ItemListProps) {
  const nextId = useNextId(items)
  if (items.length === 0 && placeholder === null) return null
  // One list of rows by id: the line that is being written becomes an item without losing the focus.
  const rows = items.map((item, at) => (
    <ItemRow key={item.id} day={day} place={place} item={item} label={`${label}, line ${at + 1}`} />
  ))
  if (placeholder !== null)
    rows.push(
      <ItemRow
        key={nextId}
        day={day}
        place={place}
        item={{ id: nextId, text: '', state: 'open', isLine: true }}
        label={`${label}, next line`}
        placeholder={placeholder}
      />,
    )
  if (rest && items.length >= rest.after)
    rows.splice(
      rest.after,
      0,
      <li key="rest" className="border-b border-line pt-6 pb-1">
        <h3 className="text-base text-ink-2">{rest.heading}</h3>
      </li>,
    )
  return (
    <ul aria-label={label} data-items className="border-t border-line">
      {rows}
    </ul>
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
