import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type Edge, dropIndex, withMoved } from '#ui/sortable-order.ts'
import { SortableRow } from '#ui/sortable-row.tsx'

export interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[]
  /** Names the list, such as "Main priorities". */
  label: string
  /** The name of one thing, for buttons and announcements. */
  nameOf: (item: Item) => string
  /** Gets the whole list in its new order. */
  onReorder: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
  className?: string
}

type Attach = typeof import('#ui/sortable-drag.ts').attachDragging

/**
 * A list whose order the person decides: by dragging a handle, or with the Move up and Move down buttons of each row,
 * which do all that dragging does (WCAG 2.5.7). The library for dragging is loaded when a pointer reaches a handle.
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, label, nameOf, onReorder, children, className } = props
  const list = useRef<HTMLUListElement>(null)
  const [attach, setAttach] = useState<{ dragging: Attach } | null>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [target, setTarget] = useState<{ id: string; edge: Edge } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<{ id: string; step: -1 | 1 } | null>(null)
  const order = items.map((item) => item.id).join(' ')

  function moveTo(from: number, to: number) {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onReorder(withMoved(items, from, to))
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}`)
  }
  const drop = useRef(moveTo)
  useLayoutEffect(() => {
    drop.current = moveTo
  })

  // A row that changes its place in the document loses the focus; the button that moved it gets it back. The new order
  // may come with a later render, so this looks after each one until the focus went away or somewhere else.
  useLayoutEffect(() => {
    const last = pressed.current
    if (!last || !list.current || list.current.contains(document.activeElement)) return
    pressed.current = null
    if (document.activeElement !== document.body) return
    const row = [...list.current.children].find(
      (element) => element.getAttribute('data-sortable-id') === last.id,
    )
    row?.querySelector<HTMLElement>(`[data-step="${last.step}"]`)?.focus()
  })

  useEffect(() => {
    if (!attach || !list.current) return
    const ids = order.split(' ')
    return attach.dragging(list.current, {
      onStart: setDraggedId,
      onHover: (next) => setTarget((now) => (now?.id === next?.id && now?.edge === next?.edge ? now : next)),
      onDrop: (id, place) => {
        setDraggedId(null)
        setTarget(null)
        if (!place) return
        const from = ids.indexOf(id)
        drop.current(from, dropIndex(from, ids.indexOf(place.id), place.edge))
      },
    })
  }, [attach, order])

  async function loadDragging() {
    if (attach) return
    const { attachDragging } = await import('#ui/sortable-drag.ts')
    setAttach({ dragging: attachDragging })
  }

  return (
    <>
      <ul ref={list} aria-label={label} className={classNames('flex flex-col', className)}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            id={item.id}
            name={nameOf(item)}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isDragged={item.id === draggedId}
            dropEdge={target?.id === item.id && draggedId !== item.id ? target.edge : null}
            onReach={() => void loadDragging()}
            onStep={(step) => {
              pressed.current = { id: item.id, step }
              moveTo(index, index + step)
            }}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ul>
      <output className="sr-only">{announcement}</output>
    </>
  )
}
