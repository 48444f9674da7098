import { session } from '#platform/web/session.ts'

// The history entry of the door through which somebody is passing right now.
let doorKey: string | null = null

/** True on the door's own screen from the moment of signing in until the next screen is open. */
export function isEntering(locationKey: string): boolean {
  return doorKey === locationKey
}

/**
 * Signs in, then opens the next screen, unless a second step is owed first. In between, the door is drawn anew with
 * the session already there; it asks isEntering() so that it does not greet somebody who is just passing through.
 */
export async function enter(
  locationKey: string,
  signIn: () => Promise<void>,
  open: () => void,
): Promise<void> {
  doorKey = locationKey
  try {
    await signIn()
  } catch (error) {
    doorKey = null
    throw error
  }
  if (session.state.status === 'signed-in') open()
  else doorKey = null
}
