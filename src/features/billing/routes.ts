import { screen } from '#platform/web/screen.ts'

export const billingRoutes = [
  screen({
    path: '/choose-plan',
    title: 'Choose your plan',
    access: 'public',
    layout: 'public',
    header: 'marketing',
    bottomNav: false,
    topTabs: false,
    load: () => import('./choose-plan.screen.tsx'),
  }),
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
