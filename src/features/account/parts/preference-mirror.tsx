import { useEffect, useRef } from 'react'
import { writeStored } from '#platform/web/storage.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { adoptTheme, markThemeSent, useTheme } from '#features/calm/public.tsx'
import { joinTheme } from '#features/calm/rules.ts'
import { useProfile, useSendProfile } from '../queries.ts'
import { storedPreferences } from '../rules.ts'

/**
 * Keeps this device and the account of one mind: the look and the style of speaking go both ways, newest first; the
 * other preferences are copied to local storage. Shows nothing.
 */
export function PreferenceMirror() {
  const { user, preferences } = useProfile()
  const sendChange = useSendProfile()
  const theme = useTheme()
  const isOnline = useOnline()
  const isSending = useRef(false)
  const isKnown = user !== null

  useEffect(() => {
    if (!isKnown || !isOnline || isSending.current) return
    const { device, toSend } = joinTheme(theme, preferences)
    adoptTheme(device)
    if (Object.keys(toSend).length === 0) {
      if (device.unsent.length > 0) markThemeSent(device)
      return
    }
    isSending.current = true
    sendChange({ preferences: toSend }).then(
      () => {
        isSending.current = false
        markThemeSent(toSend)
      },
      // Out of reach: the mark stays, and the next connection, start or change tries again.
      () => {
        isSending.current = false
      },
    )
  }, [isKnown, isOnline, preferences, theme, sendChange])

  useEffect(() => {
    if (isKnown) for (const [key, value] of storedPreferences(preferences)) writeStored(key, value)
  }, [isKnown, preferences])

  return null
}
