/**
 * A label that assistive technology depends on must say something. In development an empty one stops the work; in
 * production it is written to the console, because a person's screen must not go down for it.
 */
export function requireText(name: string, text: string): void {
  if (text.trim()) return
  const sentence = `${name} must not be empty.`
  if (import.meta.env.DEV) throw new Error(sentence)
  // oxlint-disable-next-line no-console -- the specification asks for this one line in production
  console.error(sentence)
}
