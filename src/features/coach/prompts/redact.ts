/**
 * Takes out of a text what has no place with a model provider: addresses, phone and card numbers, account numbers,
 * and names of the person beyond the first. What stands there instead says what it was.
 */
export function redact(text: string, fullName: string): string {
  const redacted = text
    .replaceAll(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '[email]')
    .replaceAll(/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g, '[account]')
    // 13 to 19 digits are a card, 7 to 12 a phone; dates and times have fewer in a row.
    .replaceAll(/(?<![\d.])\d(?:[ -]?\d){12,18}(?!\d)/g, '[card]')
    .replaceAll(/(?<![\d.])(?:\+|00)?\(?\d(?:[ ()/-]{0,2}\d){6,14}(?!\d)/g, (found) =>
      /^\d{4}-\d{2}-\d{2}$/.test(found) ? found : '[phone]',
    )
  const surnames = fullName
    .split(/\s+/)
    .slice(1)
    .filter((name) => name.length >= 3)
  return surnames.reduce(
    (left, name) => left.replaceAll(new RegExp(`(?<![\\p{L}])${escape(name)}(?![\\p{L}])`, 'giu'), '[name]'),
    redacted,
  )
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
