/**
 * The only room that touches local storage. Reading and writing can throw (private windows, full disks, blocked
 * storage): that is caught and logged here, and told to whoever asked by a null or a false, never by an exception.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    log(error)
    return null
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch (error) {
    log(error)
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    // A browser that refuses to forget also refused to remember.
    log(error)
  }
}

/** What stays when a person signs out: how the screen looks is the device's, all else is theirs. */
const kept = new Set(['theme-preferences'])

export function removePersonalKeys(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key)
  } catch (error) {
    // Nothing readable, nothing to remove.
    log(error)
  }
}

/** Whoever wonders why this browser forgets a choice finds the cause in its console. */
function log(error: unknown): void {
  // The build draws pages where there is no storage at all.
  if (error instanceof ReferenceError) return
  // oxlint-disable-next-line no-console -- the specification asks for it, and a person cannot do anything about it here
  console.warn('The browser did not let this page use its local storage.', error)
}
