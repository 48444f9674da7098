type Island = { open: (place: HTMLElement) => void }

/** What comes alive on a public page with the framework; page-life.ts fetches this file when one is first used. */
export const islands: Record<string, () => Promise<Island>> = {
  look: () => import('#features/calm/look.island.tsx'),
  chat: () => import('#features/help/chat.island.tsx'),
}
