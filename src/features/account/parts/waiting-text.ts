import type { Draft } from '#platform/web/documents/types.ts'

/** What is waiting on this device, as a text that a person can read and keep. Fields that are empty are left out. */
export function waitingText(waiting: readonly Pick<Draft, 'key' | 'at' | 'value'>[]): string {
  return waiting
    .map(({ key, at, value }) => {
      const typed = new Date(at).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })
      return [key, `Typed on ${typed}`, '', ...fieldLines(value), ''].join('\n')
    })
    .join('\n')
}

function fieldLines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const label = name.replaceAll('_', ' ')
    if (typeof field === 'string') return field ? [`${label}: ${field}`] : []
    if (Array.isArray(field))
      return field.length > 0 ? [`${label}:`, ...field.map((item) => `- ${textOf(item)}`)] : []
    const inner = fieldLines(field)
    return inner.length > 0 ? [`${label}:`, ...inner] : []
  })
}

/** An item of a list is a text, or something that has one. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item
  const text: unknown = typeof item === 'object' && item !== null && 'text' in item ? item.text : undefined
  return typeof text === 'string' ? text : JSON.stringify(item)
}
