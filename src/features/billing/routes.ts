import { screen } from '#platform/web/screen.ts'

export const billingRoutes = [
  screen({
    path: '/billing',
    title: 'Billing & Subscription',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./billing.screen.tsx'),
  }),
]
