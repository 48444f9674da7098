/** Where anybody can have an address: nobody's organisation. */
const everybodys = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'yahoo.com',
  'yahoo.co.uk',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'aol.com',
])

/** A mail domain as it is compared; null when what was typed is none, or one where anybody can have an address. */
export function readDomain(typed: string): string | null {
  const domain = typed.trim().toLowerCase().replace(/^@/, '')
  const isDomain =
    domain.length <= 253 &&
    /^(?=.{4,})([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  return isDomain && !everybodys.has(domain) ? domain : null
}
