import { useState, useSyncExternalStore } from 'react'
import { roles } from '#features/account/contract.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { changeMockRole, disableMock, enableMock, mock } from './mock-sign-in.ts'

const labels = { user: 'User', admin: 'Admin', tester: 'Tester' } as const

/** For developers: signs a sample person in without a server, with the role that is wanted. */
export function MockPanel() {
  const { isOn, role } = useSyncExternalStore(mock.subscribe, () => mock.state)
  const [isBusy, setIsBusy] = useState(false)

  function run(work: Promise<void>) {
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }

  return (
    <aside
      aria-label="Mock authentication"
      className="fixed top-0 left-1/2 z-50 -translate-x-1/2 rounded-b-card border border-t-0 border-edge bg-sheet text-sm print:hidden"
    >
      <details>
        <summary className="grid min-h-6 cursor-pointer list-none place-items-center px-4 text-xs text-ink-2">
          {isOn ? `Mock: ${labels[role]}` : 'Mock: off'}
        </summary>
        <div aria-busy={isBusy} className="grid gap-3 px-4 pb-4">
          <Switch
            label="Mock authentication"
            isOn={isOn}
            onChange={(next) => run(next ? enableMock() : disableMock())}
          />
          {isOn ? (
            <Segmented
              label="Role"
              choices={roles.map((value) => ({ value, label: labels[value] }))}
              value={role}
              onChange={(next) => run(changeMockRole(next))}
            />
          ) : null}
        </div>
      </details>
    </aside>
  )
}
