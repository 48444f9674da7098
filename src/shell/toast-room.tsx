import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastQueue } from '#ui/toast/use-toast.ts'
import { Boundary, nothing } from './boundary.tsx'

// Toasts are rare and the first screen is not: their code comes with the first touch of a key or the screen, so that it is
// there when a connection is not. What is said before waits in the list.
const load = async () => ({ default: (await import('#ui/toast/toast.tsx')).Toaster })
const Toaster = lazy(load)
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, () => void load().catch(() => {}), { once: true, passive: true })

let isNeeded = false

/** True from the first toast on: the place stays, so that a second one is announced at once. */
function readIsNeeded(): boolean {
  isNeeded ||= toastQueue.read().length > 0
  return isNeeded
}

/**
 * Where toasts appear. They keep clear of the fixed parts: below the header on a phone, above whatever floats at the
 * bottom right on larger screens, and beside the open chat. Stands beside the app, so that a toast outlives a change of person.
 */
export function ToastRoom() {
  if (!useSyncExternalStore(toastQueue.subscribe, readIsNeeded)) return null
  return (
    <div className="max-md:[&>[role=region]>ol.inset-x-0]:top-[60px] md:[body:has([data-floating])_&>[role=region]>ol.inset-x-0]:bottom-48 lg:[body:has(section[role=dialog]:not([hidden]))_&>[role=region]>ol.inset-x-0]:right-[27rem]">
      <Boundary fallback={nothing}>
        <Suspense>
          <Toaster />
        </Suspense>
      </Boundary>
    </div>
  )
}
