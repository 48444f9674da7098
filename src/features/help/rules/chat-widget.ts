/** Where the floating chat of the help bot stands, word for word as the specification lists it. */
const shown = new Set([
  '/',
  '/features',
  '/how-it-works',
  '/pricing',
  '/about',
  '/blog',
  '/contact',
  '/privacy',
  '/terms',
  '/faq',
  '/climate-impact',
  '/trust-security',
  '/ethics',
  '/balanse-pillars',
  '/break-it-down',
  '/goal-setting-guide',
  '/dive-in',
  '/help',
  '/why-balanse',
  '/accessibility',
  '/use-cases',
  '/choose-plan',
])
const shownBelow = ['/use-cases/', '/blog/']

/** Where it never stands, also if a longer list above should name the place one day. */
const hidden = new Set([
  '/chat',
  '/welcome',
  '/welcome-complete',
  '/welcome-to-balanse',
  '/onboarding',
  '/well-done',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/connection-test',
  '/my-balanse',
  '/home',
  '/day-plan',
  '/week-plan',
  '/month-schedule',
  '/journal',
  '/reflection',
  '/reflection-templates',
  '/profile-settings',
  '/teams',
  '/integrations',
  '/mobile-setup',
  '/all-visions',
])
const hiddenStarts = ['/auth-', '/vision-', '/month-', '/week-', '/my-', '/admin']

/** Whether the floating chat stands on a page; one slash too many at the end of its path is forgiven. */
export function hasChatWidget(path: string): boolean {
  const place = path.replace(/(.)\/$/, '$1')
  if (hidden.has(place) || hiddenStarts.some((start) => place.startsWith(start))) return false
  return shown.has(place) || shownBelow.some((start) => place.startsWith(start))
}
