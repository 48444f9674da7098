import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SidebarTrigger } from '#ui/sidebar.tsx'

it('says what stands around it when it stands alone', () => {
  expect(() => renderToStaticMarkup(<SidebarTrigger />)).toThrow(
    'useSidebar must be used within <SidebarProvider>',
  )
})
