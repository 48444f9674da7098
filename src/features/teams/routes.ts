import { screen } from '#platform/web/screen.ts'

export const teamsRoutes = [
  screen({
    path: '/my-team',
    title: 'Your team',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./my-team.screen.tsx'),
  }),
]
