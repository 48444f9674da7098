import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { Edge } from '#ui/sortable-order.ts'

export interface DragListeners {
  onStart: (id: string) => void
  /** Where it would land, or null while it is over no row of this list. */
  onHover: (place: { id: string; edge: Edge } | null) => void
  onDrop: (id: string, place: { id: string; edge: Edge } | null) => void
}

/**
 * Makes the rows of one list (elements with `data-sortable-id`, each with a `data-sortable-handle` inside) draggable.
 * Returns the way to undo it. Loaded only when somebody reaches for a handle: the first screen does without it.
 */
export function attachDragging(list: HTMLElement, listeners: DragListeners): () => void {
  const listKey = Symbol('list')
  const undo = [...list.querySelectorAll<HTMLElement>(':scope > [data-sortable-id]')].flatMap((row) => {
    const data = { id: row.dataset.sortableId, list: listKey }
    return [
      draggable({
        element: row,
        dragHandle: row.querySelector('[data-sortable-handle]') ?? row,
        getInitialData: () => data,
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data.list === listKey,
        getData: ({ input, element }) =>
          attachClosestEdge(data, { input, element, allowedEdges: ['top', 'bottom'] }),
      }),
    ]
  })
  undo.push(
    monitorForElements({
      canMonitor: ({ source }) => source.data.list === listKey,
      onDragStart: ({ source }) => listeners.onStart(String(source.data.id)),
      onDrag: ({ location }) => listeners.onHover(placeOf(location.current.dropTargets[0]?.data)),
      onDrop: ({ source, location }) =>
        listeners.onDrop(String(source.data.id), placeOf(location.current.dropTargets[0]?.data)),
    }),
  )
  return () => {
    for (const step of undo) step()
  }
}

function placeOf(data: Record<string | symbol, unknown> | undefined): { id: string; edge: Edge } | null {
  const edge = data ? extractClosestEdge(data) : null
  if (!data || (edge !== 'top' && edge !== 'bottom')) return null
  return { id: String(data.id), edge }
}
