import { screen } from '#platform/web/screen.ts'

const own = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: true } as const

export const planRoutes = [
  screen({ ...own, path: '/day-plan', title: 'Day', load: () => import('./day-plan.screen.tsx') }),
  screen({ ...own, path: '/week-plan', title: 'Week', load: () => import('./week-plan.screen.tsx') }),
  screen({
    ...own,
    path: '/month-schedule',
    title: 'Month',
    load: () => import('./month-schedule.screen.tsx'),
  }),
]
