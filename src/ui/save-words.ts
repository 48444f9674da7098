export type SaveState =
  | 'idle'
  | 'editing'
  | 'sending'
  | 'waiting-offline'
  | 'signed-out'
  | 'conflict'
  | 'refused'

export interface SaveStatus {
  /** When the draft was written to this device; null before the first time. */
  onDeviceAt: Date | null
  /** When the server answered that it holds the words; null before the first time. */
  onServerAt: Date | null
  state: SaveState
  /** Replaces the standard words of the state, for a reason that only the caller knows. */
  message?: string
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false })

const stateWords: Record<Exclude<SaveState, 'idle'>, string> = {
  editing: 'Writing',
  sending: 'Sending',
  'waiting-offline': 'Waiting for a connection',
  'signed-out': 'Sign in to send it',
  conflict: 'Changed somewhere else too; both versions are kept',
  refused: 'The server did not take it; your words are safe here',
}

/**
 * The line that a person reads, such as "On this device 14:02 · Sending". The server is only named with a time at which
 * it answered, and only while nothing newer is on its way; empty before anything was written.
 */
export function saveWords({ onDeviceAt, onServerAt, state, message }: SaveStatus): string {
  const device = onDeviceAt ? `On this device ${clock.format(onDeviceAt)}` : ''
  const server = onServerAt ? `On the server ${clock.format(onServerAt)}` : ''
  const second = message ?? (state === 'idle' ? server : stateWords[state])
  return [device, second].filter(Boolean).join(' · ')
}

/**
 * What a screen reader hears when the state settles: no clock, so that a save every few seconds stays silent. null means
 * that nothing has settled yet and the last words still hold.
 */
export function settledWords({ onServerAt, state, message }: SaveStatus): string | null {
  if (state === 'editing' || state === 'sending') return null
  if (state === 'idle') return onServerAt ? 'On the server' : ''
  return message ?? stateWords[state]
}
