import { sendOrphans } from './documents/waiting.ts'
import { forgetOpenDocuments, hurryDocuments, retryDocuments } from './documents/registry.ts'
import { announceTab } from './documents/tabs.ts'
import { session, startSession } from './session.ts'
import { loadServerConfig } from './server-config.ts'

/** Sends what lies on this device: drafts of closed tabs, and files. Few people have any, so that part comes later. */
function sendWaiting(userId: string): void {
  void sendOrphans(userId)
  void import('./outgoing/settle-files.ts').then(({ settleFiles }) => settleFiles(userId)).catch(() => {})
}

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
    if (next) sendWaiting(next)
  })
  addEventListener('online', () => {
    retryDocuments()
    if (userId) sendWaiting(userId)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hurryDocuments()
    else retryDocuments()
  })
  // Safari says only this when a page is left for another.
  addEventListener('pagehide', hurryDocuments)
}
