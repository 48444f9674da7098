import { screen } from '#platform/web/screen.ts'

const own = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: true } as const

export const dayRoutes = [
  screen({ ...own, path: '/day-plan', title: 'Day', load: () => import('./day-plan.screen.tsx') }),
]
