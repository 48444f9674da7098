import { Provider, Viewport } from 'radix-ui/toast'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { requireText } from '#ui/toast/require-text.ts'
import { ToastCard } from '#ui/toast/toast-card.tsx'
import { placesOf, type ToastPlace } from '#ui/toast/toast-position.ts'
import { ToastContext, toast, toastQueue } from '#ui/toast/use-toast.ts'

const hotkey = ['F8']
const noHotkey: string[] = []

const places: Record<ToastPlace, string> = {
  default: 'inset-x-0 top-0 md:inset-x-auto md:top-auto md:right-0 md:bottom-0',
  'top-left': 'top-0 left-0',
  'top-center': 'top-0 left-1/2 -translate-x-1/2',
  'top-right': 'top-0 right-0',
  'bottom-left': 'bottom-0 left-0',
  'bottom-center': 'bottom-0 left-1/2 -translate-x-1/2',
  'bottom-right': 'right-0 bottom-0',
}

export interface ToasterProps {
  /** Names the region for screen readers; `{hotkey}` becomes F8. */
  label?: string
  children?: ReactNode
}

const subscribe = toastQueue.subscribe
const readToasts = toastQueue.read

/**
 * Wraps the app once: provides `useToast()` and shows what `toast()` was given. Toasts lie over panels and dialogs (50):
 * on a phone a panel fills the screen, and what it did is said on top of it.
 */
export function Toaster({ label = 'Notifications ({hotkey})', children }: ToasterProps) {
  requireText('The label of the toasts', label)
  const toasts = useSyncExternalStore(subscribe, readToasts, readToasts)
  const handle = useMemo(() => ({ toasts, toast, close: toastQueue.close }), [toasts])
  return (
    <ToastContext value={handle}>
      {children}
      {placesOf(toasts).map((group) => (
        <Provider key={group.place} label="Notification" swipeDirection="right" swipeThreshold={50}>
          {group.toasts.map((entry) => (
            <ToastCard key={entry.id} entry={entry} onClose={() => toastQueue.close(entry.id)} />
          ))}
          <Viewport
            label={group.hasHotkey ? label : label.replace(/\s*\(\{hotkey\}\)/, '')}
            hotkey={group.hasHotkey ? hotkey : noHotkey}
            className={`fixed z-60 flex max-h-dvh w-full max-w-full flex-col gap-2 p-4 pointer-events-none -outline-offset-4 sm:max-w-[26rem] max-md:mx-auto ${places[group.place]}`}
          />
        </Provider>
      ))}
    </ToastContext>
  )
}
