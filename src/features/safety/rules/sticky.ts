import type { SafetyLevel } from '../contract.ts'

/** How long a crisis keeps the support strip in sight. */
const stickyMs = 30 * 60_000
const windowMessages = 10

/** A message of the talk so far, newest first or last: only level, time and sender count. */
export interface EarlierMessage {
  sender: 'user' | 'assistant'
  safety_level: SafetyLevel
  created_at: string
  content: string
}

const safeWords = /\b(i'?m|i am) (safe|ok(ay)?|fine|better) now\b|\bi'?m safe\b|this wasn'?t about me/i

/**
 * The level that recent messages leave behind. A crisis of the last half hour leaves `concern` (a slim strip, the
 * calm voice) until the person says that they are safe; so do two concerns within the last ten messages.
 */
export function stickyLevel(recent: readonly EarlierMessage[], text: string, now: Date): SafetyLevel {
  if (safeWords.test(text)) return 'none'
  const own = recent
    .filter((message) => message.sender === 'user')
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, windowMessages)
  const safeAgain = own.findIndex((message) => safeWords.test(message.content))
  const counted = safeAgain === -1 ? own : own.slice(0, safeAgain)
  const isRecent = (message: EarlierMessage) => now.getTime() - Date.parse(message.created_at) < stickyMs
  if (counted.some((message) => message.safety_level === 'crisis' && isRecent(message))) return 'concern'
  return counted.filter((message) => message.safety_level === 'concern').length >= 2 ? 'concern' : 'none'
}
