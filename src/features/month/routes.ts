import { screen } from '#platform/web/screen.ts'

export const monthRoutes = [
  screen({
    path: '/month-schedule',
    title: 'Month',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: true,
    load: () => import('./month-schedule.screen.tsx'),
  }),
]
