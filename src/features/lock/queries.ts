import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { isDue, parseLock, type ScreenLock } from './rules.ts'

// The names under which all tabs of this browser see them. A sign-out removes them with everything else of the person.
const lockKey = 'screen_lock'
const shutKey = 'screen_lock_shut'
const touchedKey = 'screen_lock_touched'
const wrongKey = 'screen_lock_wrong'

const listeners = new Set<() => void>()
let isFollowing = false
let writtenAt = 0

export const storedLock = (): ScreenLock | null => parseLock(readStored(lockKey))

function isShut(): boolean {
  return readStored(shutKey) !== null && storedLock() !== null
}

/** Hides or shows the page at once, before React has drawn anything; ui/app.css says how. */
function checkLock(): void {
  document.documentElement.toggleAttribute('data-locked', isShut())
  for (const listener of listeners) listener()
}

/** Begins to watch, where there is a lock; call once, before the first render. */
export function startLock(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(lockKey)) {
      follow()
      checkLock()
    }
  })
  follow()
  look()
  checkLock()
}

function follow(): void {
  if (isFollowing || storedLock() === null) return
  isFollowing = true
  for (const kind of ['pointerdown', 'keydown', 'scroll'] as const)
    addEventListener(kind, touch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  setInterval(look, 5_000)
}

function touch(): void {
  const now = Date.now()
  // Another tab may have been used: the time is shared, and written at most once a second.
  if (now - writtenAt < 1_000 || isShut()) return
  // Whoever comes back to a device that slept must not open it with the touch that wakes it.
  look()
  if (isShut() || storedLock() === null) return
  writtenAt = now
  writeStored(touchedKey, String(now))
}

function look(): void {
  const lock = storedLock()
  if (lock && !isShut() && isDue(lock, Number(readStored(touchedKey)) || null, Date.now())) shut()
}

/** Hides everything until the code is given. */
export function shut(): void {
  writeStored(shutKey, 'yes')
  checkLock()
}

export function open(): void {
  removeStored(shutKey)
  removeStored(wrongKey)
  writeStored(touchedKey, String(Date.now()))
  checkLock()
}

/** False where this browser keeps nothing. */
export function keepLock(lock: ScreenLock): boolean {
  const isKept = writeStored(lockKey, JSON.stringify(lock))
  writeStored(touchedKey, String(Date.now()))
  follow()
  checkLock()
  return isKept
}

export function removeLock(): void {
  for (const key of [lockKey, shutKey, touchedKey, wrongKey]) removeStored(key)
  checkLock()
}

/** Wrong codes in a row, and when the last one was given. */
export interface Wrong {
  count: number
  at: number
}

export function readWrong(): Wrong {
  const [count, at] = (readStored(wrongKey) ?? '').split(' ').map(Number)
  return { count: count || 0, at: at || 0 }
}

export function countWrong(): Wrong {
  const wrong = { count: readWrong().count + 1, at: Date.now() }
  writeStored(wrongKey, `${wrong.count} ${wrong.at}`)
  return wrong
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHasLock = (): boolean => useSyncExternalStore(subscribe, () => storedLock() !== null)
export const useIsShut = (): boolean => useSyncExternalStore(subscribe, isShut)

/** The lock as its stored text, so that the same lock is the same value. */
export function useLock(): ScreenLock | null {
  return parseLock(useSyncExternalStore(subscribe, () => readStored(lockKey)))
}
