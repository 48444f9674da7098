import { screen } from '#platform/web/screen.ts'

export const siteRoutes = [
  screen({
    path: '/waitlist',
    title: 'Join the waitlist',
    access: 'public',
    layout: 'public',
    header: 'marketing',
    bottomNav: false,
    topTabs: false,
    load: () => import('./waitlist.screen.tsx'),
  }),
]
