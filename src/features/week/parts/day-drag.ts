import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface LayListeners {
  /** The day it is over, or null. */
  onHover: (date: string | null) => void
  onDrop: (id: string, date: string) => void
}

/**
 * Makes the elements with `data-lay-id` draggable onto those with `data-lay-day`. Returns the way to undo it. Loaded
 * only when a pointer comes near something that can be dragged.
 */
export function attachLaying(frame: HTMLElement, { onHover, onDrop }: LayListeners): () => void {
  const key = Symbol('week')
  const undo = [
    ...[...frame.querySelectorAll<HTMLElement>('[data-lay-id]')].map((element) =>
      draggable({ element, getInitialData: () => ({ key, id: element.dataset.layId }) }),
    ),
    ...[...frame.querySelectorAll<HTMLElement>('[data-lay-day]')].map((element) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.key === key,
        getData: () => ({ date: element.dataset.layDay }),
      }),
    ),
    monitorForElements({
      canMonitor: ({ source }) => source.data.key === key,
      onDropTargetChange: ({ location }) => onHover(dateOf(location.current.dropTargets[0]?.data)),
      onDrop({ source, location }) {
        onHover(null)
        const date = dateOf(location.current.dropTargets[0]?.data)
        if (date) onDrop(String(source.data.id), date)
      },
    }),
  ]
  return () => {
    for (const step of undo) step()
  }
}

function dateOf(data: Record<string | symbol, unknown> | undefined): string | null {
  return typeof data?.date === 'string' ? data.date : null
}
