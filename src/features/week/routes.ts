import { screen } from '#platform/web/screen.ts'

export const weekRoutes = [
  screen({
    path: '/week-plan',
    title: 'Week',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: true,
    load: () => import('./week-plan.screen.tsx'),
  }),
]
