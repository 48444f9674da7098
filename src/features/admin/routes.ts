import { screen } from '#platform/web/screen.ts'

const room = {
  title: 'Admin Dashboard',
  access: 'admin',
  layout: 'protected',
  header: 'app',
  bottomNav: false,
  topTabs: false,
  load: () => import('./admin.screen.tsx'),
} as const

/** Two addresses, one room. */
export const adminRoutes = [
  screen({ ...room, path: '/admin' }),
  screen({ ...room, path: '/admin-dashboard' }),
]
