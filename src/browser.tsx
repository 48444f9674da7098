import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startAppLife } from '#platform/web/app-life.ts'
import { QueryRoot } from '#platform/web/query.tsx'
import { removeStored } from '#platform/web/storage.ts'
import { takeLinkBack } from '#features/account/public.tsx'
import { startTheme } from '#features/calm/public.tsx'
import { startLock } from '#features/lock/public.tsx'
import { Frame } from '#shell/frame.tsx'
import { ToastRoom } from '#shell/toast-room.tsx'
import { dropStrayClicks } from '#ui/stray-click.ts'
import '#ui/app.css'

// Pretended sign-in belongs to development builds. A build for people holds none of it, and what another build may have
// left behind counts for nothing.
if (import.meta.env.DEV) await (await import('#features/mock-auth/public.tsx')).startMockAuth()
else for (const key of ['isMockAuth', 'mockUserRole']) removeStored(key)
startTheme()
startLock()
takeLinkBack()
startAppLife()
dropStrayClicks()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
// The router stands outside the reads: those are made anew for another person, the address is not.
createRoot(root).render(
  <BrowserRouter>
    <QueryRoot>
      <Frame />
    </QueryRoot>
    <ToastRoom />
  </BrowserRouter>,
)
