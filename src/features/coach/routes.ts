import { screen } from '#platform/web/screen.ts'

export const coachRoutes = [
  screen({
    path: '/my-balanse',
    title: 'Ask Coach',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./my-balanse.screen.tsx'),
  }),
]
