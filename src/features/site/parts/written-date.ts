/** A stored day such as `2026-11-21` in words: `21 November 2026`. */
export function writtenDate(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
