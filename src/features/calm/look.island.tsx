import { createRoot } from 'react-dom/client'
import { Toaster } from '#ui/toast/toast.tsx'
import FullLookPanel from './parts/full-look-panel.tsx'
import QuickLookPanel from './parts/quick-look-panel.tsx'
import { EyeButton } from './parts/eye-button.tsx'
import { startTheme } from './queries.ts'
import '#ui/app.css'

/** Takes the place of the eye of a public page and opens its panel. */
export function open(place: HTMLElement): void {
  const Panel = location.pathname.startsWith('/accessibility') ? FullLookPanel : QuickLookPanel
  startTheme()
  createRoot(place).render(
    <>
      <Panel trigger={<EyeButton />} />
      {/* Above what floats at the bottom right, and beside the chat when it is open. */}
      <div className="md:[body:has([data-floating])_&>[role=region]>ol.inset-x-0]:bottom-24 lg:[body:has(section[role=dialog]:not([hidden]))_&>[role=region]>ol.inset-x-0]:right-[27rem]">
        <Toaster />
      </div>
    </>,
  )
}
