import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startAppLife } from '#platform/web/app-life.ts'
import { QueryRoot } from '#platform/web/query.tsx'
import { removeStored } from '#platform/web/storage.ts'
import { startTheme } from '#features/calm/public.tsx'
import { Frame } from '#shell/frame.tsx'
import { ToastRoom } from '#shell/toast-room.tsx'
import '#ui/app.css'

// Pretended sign-in belongs to no build of this version: what another build may have left behind counts for nothing.
for (const key of ['isMockAuth', 'mockUserRole']) removeStored(key)
startTheme()
startAppLife()
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
