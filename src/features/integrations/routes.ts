import { screen } from '#platform/web/screen.ts'

export const integrationsRoutes = [
  screen({
    path: '/integrations-page',
    title: 'Integrations',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./integrations.screen.tsx'),
  }),
]
