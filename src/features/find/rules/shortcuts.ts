/** What a key opens: the menu that finds things, the line that adds one, the list of keys. */
export type Shortcut = 'menu' | 'add' | 'keys'

/** What a browser says of a key press. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
  repeat: boolean
}

/** Where the key was pressed. */
export interface Situation {
  /** In a text, or in a list that jumps to the letter that is typed. */
  isTyping: boolean
  /** A dialog, menu or panel is open: letters belong to it. */
  isBusy: boolean
  isMac: boolean
  /** Single letters can be switched off; the menu's key is a combination and always works. */
  hasLetters: boolean
}

/** What a key press asks for, or null. On a Mac Ctrl and K belong to the text, so there it is Cmd. */
export function shortcutOf(
  press: KeyPress,
  { isTyping, isBusy, isMac, hasLetters }: Situation,
): Shortcut | null {
  if (press.isComposing || press.repeat || press.altKey) return null
  const key = press.key.toLowerCase()
  const [command, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  if (command || other) return command && !other && !press.shiftKey && key === 'k' ? 'menu' : null
  if (isTyping || isBusy || !hasLetters) return null
  if (key === '?') return 'keys'
  return key === 'c' && !press.shiftKey ? 'add' : null
}

export interface KeyLine {
  keys: readonly string[]
  does: string
  /** A single key: switched off together with the others of its sort. */
  isLetter: boolean
}

/** Every key of the app that a person may not expect. */
export function keyLines(isMac: boolean): KeyLine[] {
  const command = isMac ? '⌘' : 'Ctrl'
  return [
    { keys: [command, 'K'], does: 'Find a screen, an action or your own words', isLetter: false },
    { keys: ['C'], does: 'Add a task or a line', isLetter: true },
    { keys: ['?'], does: 'Show these keys', isLetter: true },
    { keys: [command, 'Z'], does: 'Take back the last step in a plan', isLetter: false },
    { keys: ['F8'], does: 'Go to the latest notice, for its Undo', isLetter: false },
    { keys: ['Esc'], does: 'Close what is open', isLetter: false },
  ]
}
