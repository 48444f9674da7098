import { call } from '#platform/web/call.ts'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { slackContract } from '../contract.ts'

/** What this browser keeps while the person is at Slack, and while they sign in on their way back. */
const startKey = 'slack-start'
const backKey = 'slack-back'
/** As long as a start is good. */
const freshMs = 10 * 60_000

/** What Slack sent the person back with. */
export interface WayBack {
  code: string
  state: string
}

/** Leads the person to Slack. Throws when the server refuses, or when this browser keeps nothing. */
export async function goToSlack(): Promise<void> {
  const { address, browser } = await call(slackContract.startSlack, {})
  removeStored(backKey)
  if (!writeStored(startKey, browser))
    throw new Error(
      'This browser does not let Balanse keep anything, so it could not tell that it is you who comes back.',
    )
  location.assign(address)
}

export function readBrowserSecret(): string | null {
  return readStored(startKey)
}

/** Keeps what Slack said until the person has signed in. */
export function keepWayBack(back: WayBack): void {
  writeStored(backKey, JSON.stringify({ ...back, at: Date.now() }))
}

export function readWayBack(): WayBack | null {
  try {
    const { code, state, at } = JSON.parse(readStored(backKey) ?? 'null') as WayBack & { at: number }
    return typeof code === 'string' && typeof state === 'string' && Date.now() - at < freshMs
      ? { code, state }
      : null
  } catch {
    return null
  }
}

/** The way is done, whatever came of it. */
export function forgetWayBack(): void {
  removeStored(startKey)
  removeStored(backKey)
}
