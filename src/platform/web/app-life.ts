import { sendOrphans } from './documents/waiting.ts'
import { forgetOpenDocuments, hurryDocuments, retryDocuments } from './documents/registry.ts'
import { announceTab } from './documents/tabs.ts'
import { session, startSession } from './session.ts'
import { loadServerConfig } from './server-config.ts'

/** Starts what lives as long as the page: session, configuration, and the sending of what is waiting. */
export function startAppLife(): void {
  announceTab()
  startSession()
  void loadServerConfig()
  let userId: string | undefined
  session.subscribe(() => {
    const next = session.state.user?.id
    if (next === userId) return
    userId = next
    forgetOpenDocuments()
    if (next) void sendOrphans(next)
  })
  addEventListener('online', () => {
    retryDocuments()
    if (userId) void sendOrphans(userId)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hurryDocuments()
    else retryDocuments()
  })
}
