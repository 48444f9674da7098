import type { Subscription } from '../contract.ts'

/** How this browser stands to being told: it cannot, it was told not to, or it may be asked. */
export type PushState = 'unsupported' | 'denied' | 'possible'

export function pushState(): PushState {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Whether this browser holds a subscription of this site, whoever it was made for. */
export async function hasSubscription(): Promise<boolean> {
  if (pushState() !== 'possible' || Notification.permission !== 'granted') return false
  const worker = await navigator.serviceWorker.getRegistration('/')
  return Boolean(await worker?.pushManager.getSubscription())
}

/**
 * Asks the person for their permission and the browser for an address under which it can be told; null when they say no.
 * Only ever called from a press of a button.
 */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/push-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // What is there may be of somebody else who used this browser: it ends, and theirs with it.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** Ends what this browser holds, as far as it can. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration('/')
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
