import { screen } from '#platform/web/screen.ts'
import { pillars } from './contract.ts'
import { pillarNames, visionPath } from './rules.ts'

const own = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: true } as const

export const visionRoutes = [
  screen({ ...own, path: '/vision', title: 'Create Your Vision', load: () => import('./vision.screen.tsx') }),
  // The same hub for everybody: without an account it shows what a vision is made of.
  screen({
    path: '/auth-vision',
    title: 'Create Your Vision',
    access: 'public',
    layout: 'auth',
    header: 'logo-only',
    bottomNav: false,
    topTabs: false,
    load: () => import('./vision.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/vision-90-days',
    title: '90-Day Journey',
    load: () => import('./ninety-days.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/create-custom-vision',
    title: 'Custom',
    load: () => import('./custom-vision.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/all-visions',
    title: 'All Visions',
    load: () => import('./all-visions.screen.tsx'),
  }),
  ...pillars.map((pillar) =>
    screen({
      ...own,
      path: visionPath(pillar),
      title: `${pillarNames[pillar]} Vision`,
      load: () => import('./pillar.screen.tsx'),
    }),
  ),
]
