import { screen } from '#platform/web/screen.ts'

const app = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: false } as const

export const homeRoutes = [
  screen({ ...app, path: '/home', title: 'Home', load: () => import('./home.screen.tsx') }),
  screen({
    ...app,
    path: '/get-balanse',
    title: 'My Balanse',
    load: () => import('./get-balanse.screen.tsx'),
  }),
]
