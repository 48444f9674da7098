/**
 * The only room that touches local storage. Reading and writing can throw (private windows, full disks, blocked
 * storage): that is caught here and told to whoever asked by a null or a false, never by an exception.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that refuses to forget also refused to remember.
  }
}

/** What stays when a person signs out: how the screen looks is the device's, all else is theirs. */
const kept = new Set(['theme-preferences'])

export function removePersonalKeys(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key)
  } catch {
    // Nothing readable, nothing to remove.
  }
}
