import { removeStored } from './storage.ts'

/** What every page without framework needs of a browser: small enough to travel with each of them. */
export function startPublicLife(): void {
  passLinkOn()
  keepPreview()
  toTopByLogo()
  closeBehindFocus()
  removeStored('isMockAuth')
  removeStored('mockUserRole')
}

/** A link of a letter that named no other place ends at the front page; the door knows what to do with it. */
function passLinkOn(): void {
  const isLink =
    /[#&](access_token|error_code|error)=/.test(location.hash) ||
    /[?&](code|error_code)=/.test(location.search)
  if (location.pathname === '/waitlist' && isLink)
    location.replace(`/sign-in${location.search}${location.hash}`)
}

/** While the address says `dev=true`, links to pages that may stand behind the gate say it, too. It is not stored. */
function keepPreview(): void {
  if (new URLSearchParams(location.search).get('dev') !== 'true') return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const url = new URL(link.href)
    url.searchParams.set('dev', 'true')
    link.href = url.pathname + url.search + url.hash
  }
}

/** The keyboard leads out of an open drawer, which then closes: it would lie over what has the focus. */
function closeBehindFocus(): void {
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>('[popover]:popover-open')
    if (open && target instanceof Node && !open.contains(target)) open.hidePopover()
  })
}

/** The logo leads to `/`, which leads to the front page: there it goes to the top of the page instead. */
function toTopByLogo(): void {
  if (location.pathname !== '/waitlist') return
  document.querySelector('a[data-logo]')?.addEventListener('click', (event) => {
    event.preventDefault()
    scrollTo({ top: 0 })
  })
}
