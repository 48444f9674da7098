import { isIP } from 'node:net'

export interface RedirectRules {
  /** The address of the product, with scheme. */
  siteUrl: string
  /** Further addresses with wildcards: `*` stays between two dots or slashes, `**` does not. */
  allow: string[]
}

/** The first address that a link may lead to, else the product's own. Never refuses. */
export function chooseRedirect(candidates: (string | undefined)[], rules: RedirectRules): string {
  return candidates.find((candidate) => candidate && isAllowedRedirect(candidate, rules)) ?? rules.siteUrl
}

/**
 * Whether a link may send a browser there. What browsers read differently from what it looks like (a name before an @,
 * a backslash, a number for an address, invisible characters) is refused before any rule is asked.
 */
export function isAllowedRedirect(given: string, rules: RedirectRules): boolean {
  const url = readPlainUrl(given)
  if (!url) return false
  if (!isWeb(url)) return rules.allow.some((pattern) => matchesWhole(pattern, url))
  if (isOwn(url, new URL(rules.siteUrl))) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Programs on a person's own machine wait there for their sign-in; no other bare address has a name to be trusted.
  if (isIP(host)) return isLoopback(host) && url.protocol === 'http:'
  return rules.allow.some((pattern) => matchesWeb(pattern, url))
}

const longest = 2_000
/** Schemes that make a browser run or show what the address itself says. */
const neverSchemes = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:', 'view-source:']

/** The address when it says what it looks like, else null. */
function readPlainUrl(given: string): URL | null {
  if (given.length > longest || !/^[\x21-\x5b\x5d-\x7e]+$/.test(given) || !URL.canParse(given)) return null
  const url = new URL(given)
  if (neverSchemes.includes(url.protocol)) return null
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(given)?.[1]
  if (!isWeb(url)) return authority === undefined || authority.includes('@') ? null : url
  // The written host has to be the read one: 2130706433, 0x7f.1 and percent signs are all ways around that.
  const [, host = '', port] = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(authority ?? '') ?? []
  const isPortSame = port === undefined || url.port === port || isDefaultPort(url.protocol, port)
  return host !== '' && host.toLowerCase() === url.hostname && isPortSame ? url : null
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:'
}

function isDefaultPort(protocol: string, port: string): boolean {
  return port === (protocol === 'https:' ? '443' : '80')
}

/** The product itself; on a developer's machine at whatever port. */
function isOwn(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopback(site.hostname.replace(/^\[|\]$/g, ''))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Host against host and path against path, so that no wildcard reaches from one into the other. */
function matchesWeb(pattern: string, url: URL): boolean {
  const [, scheme, host = '', path = ''] = /^(https?):\/\/([^/]+)(\/.*)?$/i.exec(pattern) ?? []
  if (!scheme || `${scheme.toLowerCase()}:` !== url.protocol) return false
  return glob(host.toLowerCase()).test(url.host) && glob(path || '/').test(url.pathname + url.search)
}

/** An app's own scheme is only ever meant as it is written. */
function matchesWhole(pattern: string, url: URL): boolean {
  const scheme = `${url.protocol}//`
  if (!pattern.toLowerCase().startsWith(scheme)) return false
  const [withoutFragment = ''] = url.href.split('#')
  return glob(pattern.slice(scheme.length)).test(withoutFragment.slice(scheme.length))
}

function glob(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    return part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('')}$`)
}
