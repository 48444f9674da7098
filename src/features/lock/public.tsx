export { LockSettings } from './parts/lock-settings.tsx'
export { open, startLock, useHasLock, useIsShut } from './queries.ts'

/** Fetches what stands in place of everything while the screen is locked. */
export const loadLockCover = () => import('./parts/lock-cover.tsx')
