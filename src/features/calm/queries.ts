import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'
import {
  parseTheme,
  rootLook,
  sharedNames,
  themeKey,
  type SharedName,
  type ThemePreferences,
} from './rules.ts'

let current = parseTheme(readStored(themeKey))
const listeners = new Set<() => void>()

function settle(next: ThemePreferences): void {
  current = next
  paint()
  for (const listener of listeners) listener()
}

/** Puts the look on the root of the document; the page's own script has done it before, unless it was blocked. */
function paint(): void {
  const root = document.documentElement
  const look = rootLook(current)
  for (const [name, isOn] of Object.entries(look.classes)) root.classList.toggle(name, isOn)
  if (look.theme) root.dataset.theme = look.theme
  else delete root.dataset.theme
  root.style.fontSize = look.fontSize
}

/** A change by the person: seen at once, kept on this device, and marked for the account where it belongs there, too. */
export function changeTheme(change: Partial<Omit<ThemePreferences, 'unsent'>>): void {
  const changed = sharedNames.filter((name) => name in change)
  keep({ ...current, ...change, unsent: [...new Set([...current.unsent, ...changed])] })
}

/** Takes over what the account knows. */
export function adoptTheme(theme: ThemePreferences): void {
  if (JSON.stringify(theme) !== JSON.stringify(current)) keep(theme)
}

/** The account has these now, with the values that were sent; a change made meanwhile stays marked. */
export function markThemeSent(sent: Partial<Pick<ThemePreferences, SharedName>>): void {
  keep({
    ...current,
    unsent: current.unsent.filter((name) => !(name in sent) || sent[name] !== current[name]),
  })
}

function keep(theme: ThemePreferences): void {
  writeStored(themeKey, JSON.stringify(theme))
  settle(theme)
}

export function useTheme(): ThemePreferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** Follows changes that another tab makes, and paints once in case the page's own script could not run. */
export function startTheme(): void {
  paint()
  addEventListener('storage', (event) => {
    if (event.key === themeKey) settle(parseTheme(event.newValue))
  })
}
