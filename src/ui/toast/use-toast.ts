import { createContext, use } from 'react'
import { createToastQueue, type ToastEntry, type ToastInput } from '#ui/toast/queue.ts'
import { requireText } from '#ui/toast/require-text.ts'

/** One list for the whole app, so that code outside React (a failed send, a finished download) can speak too. */
export const toastQueue = createToastQueue()

export interface ShownToast {
  id: string
  close: () => void
}

/** Shows a toast. Preference toasts pass `duration: preferenceToastDuration`. */
export function toast(input: ToastInput): ShownToast {
  if (input.action) {
    requireText('The label of a toast action', input.action.label)
    requireText('The alt text of a toast action', input.action.altText)
  }
  const id = toastQueue.add(input)
  return { id, close: () => toastQueue.close(id) }
}

export interface ToastHandle {
  toasts: readonly ToastEntry[]
  toast: (input: ToastInput) => ShownToast
  close: (id: string) => void
}

export const ToastContext = createContext<ToastHandle | null>(null)

/** The toasts on screen and the way to show one, for components. */
export function useToast(): ToastHandle {
  const handle = use(ToastContext)
  if (!handle) throw new Error('useToast must be used within <Toaster>')
  return handle
}
