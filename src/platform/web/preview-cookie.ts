const year = 365 * 86_400

/**
 * Tells the server's gate that this browser belongs to somebody with an account, so that the public pages open for them.
 * The cookie opens static pages and nothing else: it names nobody and proves nothing.
 */
export function keepPreviewCookie(isSignedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = isSignedIn ? year : 0
  document.cookie = `balanse-preview=1; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}
