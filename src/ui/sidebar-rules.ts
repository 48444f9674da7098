/** The name is the specification's. A colon is not allowed in it by the letter of the standard; no server of ours reads it. */
const cookieName = 'sidebar:state'
const week = 604_800

/** Whether the sidebar was left wide; wide when nothing is known. */
export function readExpanded(cookies: string): boolean {
  return !cookies.split(';').some((cookie) => cookie.trim() === `${cookieName}=false`)
}

/** The cookie that remembers it for seven days. */
export function expandedCookie(isExpanded: boolean): string {
  return `${cookieName}=${isExpanded}; Path=/; Max-Age=${week}; SameSite=Lax`
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Ctrl+B or Cmd+B, except where it means bold. */
export function isToggleKey(event: Key, isTyping: boolean): boolean {
  const hasOnlyModifier = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  return hasOnlyModifier && !isTyping && event.key.toLowerCase() === 'b'
}

/** Whether keys go into a text: a field for words, or an editor. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file'].includes(target.type)
  )
}
