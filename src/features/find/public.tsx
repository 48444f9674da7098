export { FindButtons } from './parts/find-buttons.tsx'
export { openFind, useOpening } from './parts/opening.ts'

/** Fetches the menu with everything in it; the first screen needs none of it. */
export const loadFind = () => import('./parts/find-room.tsx')
