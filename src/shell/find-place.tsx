import { type ComponentType, createElement, useEffect, useState } from 'react'
import { toast } from '#ui/toast/use-toast.ts'
import { useTheme } from '#features/calm/public.tsx'
import { loadFind, openFind, useOpening } from '#features/find/public.tsx'
import { shortcutOf } from '#features/find/rules/shortcuts.ts'
import { routeTable } from './route-table.ts'

type Room = ComponentType<{ screens: typeof routeTable; isMac: boolean }>

/** When the menu is fetched that nobody has asked for yet; then it opens without a connection, too. */
const quietAfterMs = 2_500
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Listens for the keys of the app and draws what they open, once somebody has asked for it. */
export function FindPlace() {
  const opening = useOpening()
  const { hasShortcuts } = useTheme()
  const [room, setRoom] = useState<Room | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => void loadFind().catch(() => {}), quietAfterMs)
    return () => {
      clearTimeout(timer)
      // Whoever leaves the app leaves nothing open behind.
      openFind(null)
    }
  }, [])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      const asked = shortcutOf(event, {
        isTyping: isTyping(event.target),
        isBusy: document.querySelector('[role=dialog]:not([hidden]), [role=menu]') !== null,
        isMac,
        hasLetters: hasShortcuts,
      })
      if (!asked) return
      event.preventDefault()
      openFind(asked)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [hasShortcuts])

  const isNeeded = opening !== null && room === null
  useEffect(() => {
    if (!isNeeded) return
    loadFind().then(
      ({ default: loaded }) => setRoom(() => loaded),
      () => {
        openFind(null)
        toast({ title: 'This needs a connection', description: 'Try again when the server can be reached.' })
      },
    )
  }, [isNeeded])

  return room ? createElement(room, { screens: routeTable, isMac }) : null
}

const notTexts = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'])

/** True where a letter is a letter: in every field that can be typed into, and in lists that jump to it. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !notTexts.has(target.type)
  return target.isContentEditable || target.closest('textarea, select, [role=listbox], [role=menu]') !== null
}
