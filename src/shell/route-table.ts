import type { Screen } from '#platform/web/screen.ts'
import { accountRoutes } from '#features/account/routes.ts'
import { adminRoutes } from '#features/admin/routes.ts'
import { billingRoutes } from '#features/billing/routes.ts'
import { coachRoutes } from '#features/coach/routes.ts'
import { helpRoutes } from '#features/help/routes.ts'
import { homeRoutes } from '#features/home/routes.ts'
import { integrationsRoutes } from '#features/integrations/routes.ts'
import { introRoutes } from '#features/intro/routes.ts'
import { dayRoutes } from '#features/day/routes.ts'
import { monthRoutes } from '#features/month/routes.ts'
import { reflectRoutes } from '#features/reflect/routes.ts'
import { siteRoutes } from '#features/site/routes.ts'
import { slackRoutes } from '#features/slack/routes.ts'
import { teamsRoutes } from '#features/teams/routes.ts'
import { visionRoutes } from '#features/vision/routes.ts'
import { weekRoutes } from '#features/week/routes.ts'

/** Every address of the app. A feature adds its screens here and nowhere else. */
export const routeTable: readonly Screen[] = [
  ...siteRoutes,
  ...accountRoutes,
  ...introRoutes,
  ...homeRoutes,
  ...visionRoutes,
  ...dayRoutes,
  ...monthRoutes,
  ...weekRoutes,
  ...reflectRoutes,
  ...coachRoutes,
  ...helpRoutes,
  ...billingRoutes,
  ...integrationsRoutes,
  ...slackRoutes,
  ...teamsRoutes,
  ...adminRoutes,
]

/** The landing page of `/` and of every address that is not known. */
export const frontPage = '/waitlist'

const screens = new Map(routeTable.map((screen) => [screen.path, screen]))

/** The screen at an address; one slash too many at its end is forgiven. */
export function findScreen(pathname: string): Screen | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  return screens.get(path) ?? (/^\/blog\/[^/]+$/.test(path) ? screens.get('/blog/{slug}') : undefined)
}

/** Bars and menus name addresses of the whole product; they show those that this build has. */
export function isKnownPath(path: string): boolean {
  return screens.has(path)
}
