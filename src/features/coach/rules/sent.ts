export interface SentPart {
  title: string
  text: string
}

const names: Readonly<Record<string, string>> = {
  system: 'Instructions and notes',
  user: 'You',
  assistant: 'Coach',
}

/**
 * The body of a request in parts that can be read. Nothing is left out: what has no part of its own stands together
 * at the end, and a body of a kind that is not known is shown as it is.
 */
export function partsOfSent(body: string): SentPart[] {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return [{ title: 'As it was sent', text: body }]
  }
  const { messages, system, ...settings } = (read ?? {}) as {
    messages?: unknown
    system?: unknown
    [name: string]: unknown
  }
  if (!Array.isArray(messages)) return [{ title: 'As it was sent', text: body }]
  return [
    ...(system === undefined ? [] : [{ title: names.system ?? '', text: textOf(system) }]),
    ...(messages as { role?: unknown; content?: unknown }[]).map(({ role, content }) => ({
      title: names[String(role)] ?? String(role),
      text: textOf(content),
    })),
    { title: 'Settings', text: JSON.stringify(settings, null, 1) },
  ]
}

/** Providers take a text, or a list of parts that each hold one. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (
    Array.isArray(content) &&
    content.every((part) => typeof (part as { text?: unknown }).text === 'string')
  )
    return (content as { text: string }[]).map(({ text }) => text).join('\n')
  return JSON.stringify(content, null, 1)
}
