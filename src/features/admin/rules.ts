/** Bytes as a person reads them: `812 kB`, `3.4 MB`. Steps of a thousand, as disks are sold and filled. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit]}`
}

const hour = 3_600_000

/** Where a message stands on the clock of the promised answer, in words; `now` and `at` in milliseconds. */
export function waitInWords(
  at: number,
  now: number,
  promisedHours: number,
): { text: string; isLate: boolean } {
  const waited = Math.max(0, now - at)
  const left = promisedHours * hour - waited
  if (left <= 0) return { text: `Waiting for ${hoursInWords(waited)}: please answer first`, isLate: true }
  return { text: `Answer within ${hoursInWords(left)}`, isLate: false }
}

function hoursInWords(ms: number): string {
  const hours = Math.max(1, Math.round(ms / hour))
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/**
 * A table as CSV (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). A cell that a spreadsheet
 * would take for a formula gets an apostrophe: strangers typed these words.
 */
export function asCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(asCell).join(',')}\r\n`).join('')}`
}

function asCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Millionths of a currency that only the operator knows, with as many digits as it takes to see something. */
export function amountInWords(millionths: number): string {
  const amount = millionths / 1_000_000
  const digits = amount === 0 || amount >= 0.01 ? 2 : 4
  return amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: digits })
}

/** What somebody typed as an amount, in millionths; null for nothing, undefined for what is none. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(plain)) return undefined
  const amount = Math.round(Number(plain) * 1_000_000)
  return amount > 0 ? amount : undefined
}
