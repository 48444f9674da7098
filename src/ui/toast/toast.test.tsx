import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '#ui/toast/toast.tsx'
import { toast, toastQueue, useToast } from '#ui/toast/use-toast.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function CountToasts() {
  return <p>{useToast().toasts.length} shown</p>
}

it('tells a developer who uses the hook outside its provider', () => {
  expect(() => renderToStaticMarkup(<CountToasts />)).toThrow('useToast must be used within <Toaster>')
})

it('gives the hook the toasts of the app, also those from outside React', () => {
  const shown = toast({ title: 'Signed out successfully' })
  expect(
    renderToStaticMarkup(
      <Toaster>
        <CountToasts />
      </Toaster>,
    ),
  ).toContain('1 shown')
  expect(toastQueue.read()).toMatchObject([{ id: shown.id, title: 'Signed out successfully', isOpen: true }])
})

it('names the region and its key for screen readers', () => {
  expect(renderToStaticMarkup(<Toaster />)).toContain('role="region" aria-label="Notifications (F8)"')
})

it('refuses an empty label in development', () => {
  expect(() => renderToStaticMarkup(<Toaster label=" " />)).toThrow(
    'The label of the toasts must not be empty.',
  )
})

it('refuses an action without alt text in development', () => {
  const action = { label: 'Undo', altText: '', onSelect: () => undefined }
  expect(() => toast({ title: 'Moved to Sunday', action })).toThrow(
    'The alt text of a toast action must not be empty.',
  )
})

it('logs instead in production, and the screen stays', () => {
  vi.stubEnv('DEV', false)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(
    renderToStaticMarkup(
      <Toaster label="">
        <p>still here</p>
      </Toaster>,
    ),
  ).toContain('still here')
  expect(logged).toHaveBeenCalledWith('The label of the toasts must not be empty.')
  toast({ title: 'Moved to Sunday', action: { label: 'Undo', altText: ' ', onSelect: () => undefined } })
  expect(logged).toHaveBeenCalledWith('The alt text of a toast action must not be empty.')
})
