import type { ReactNode } from 'react'

export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

export interface ToastAction {
  label: string
  /** How to do the same thing without the toast, for somebody whose screen reader cannot get to it in time. */
  altText: string
  onSelect: () => void
}

export interface ToastInput {
  title: ReactNode
  description?: ReactNode
  action?: ToastAction
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen; hovering and focus stop the clock. */
  duration?: number
  /** Without one: at the top on a phone, bottom right on larger screens. */
  position?: ToastPosition
}

export interface ToastEntry extends ToastInput {
  id: string
  isOpen: boolean
  variant: 'default' | 'destructive'
  duration: number
}

const toastLimit = 5
const toastDuration = 5000
export const preferenceToastDuration = 3000
/** A closed toast stays in the list for this long, so that it can leave the screen in its own time. */
const toastRemoveDelay = 1000

export interface ToastQueue {
  add: (input: ToastInput) => string
  close: (id: string) => void
  /** Oldest first; a new array after every change, the same one in between. */
  read: () => readonly ToastEntry[]
  subscribe: (listener: () => void) => () => void
}

/** The list of toasts: it knows nothing of React or the screen. A toast is open, then closed, then gone. */
export function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = []
  let count = 0
  const listeners = new Set<() => void>()

  function change(next: readonly ToastEntry[]) {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    add(input) {
      count += 1
      const id = `toast-${count}`
      const entry: ToastEntry = { variant: 'default', duration: toastDuration, ...input, id, isOpen: true }
      change([...entries, entry].slice(-toastLimit))
      return id
    },
    close(id) {
      if (!entries.some((entry) => entry.id === id && entry.isOpen)) return
      change(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
      setTimeout(() => change(entries.filter((entry) => entry.id !== id)), toastRemoveDelay)
    },
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
