import { describe, expect, it } from 'vitest'
import { expandedCookie, isToggleKey, readExpanded } from '#ui/sidebar-rules.ts'

describe('the sidebar', () => {
  it('remembers in the cookie of the specification, for seven days', () => {
    expect(expandedCookie(false)).toBe('sidebar:state=false; Path=/; Max-Age=604800; SameSite=Lax')
    expect(readExpanded('x=1; sidebar:state=false')).toBe(false)
    expect(readExpanded('sidebar:state=true')).toBe(true)
    expect(readExpanded('other-sidebar:state=false')).toBe(true)
    expect(readExpanded('')).toBe(true)
  })

  const key = { key: 'b', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  it.each([
    ['Ctrl+B', { ctrlKey: true }, false, true],
    ['Cmd+B', { metaKey: true }, false, true],
    ['Ctrl+B with caps lock', { ctrlKey: true, key: 'B' }, false, true],
    ['Ctrl+B while typing', { ctrlKey: true }, true, false],
    ['B alone', {}, false, false],
    ['Ctrl+Shift+B', { ctrlKey: true, shiftKey: true }, false, false],
    ['Ctrl+N', { ctrlKey: true, key: 'n' }, false, false],
  ])('%s', (_name, pressed, isTyping, expected) => {
    expect(isToggleKey({ ...key, ...pressed }, isTyping)).toBe(expected)
  })
})
