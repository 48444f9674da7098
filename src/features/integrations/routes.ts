import { screen } from '#platform/web/screen.ts'

export const integrationsRoutes = [
  screen({
    path: '/slack-callback',
    title: 'Connecting Slack',
    access: 'public',
    layout: 'public',
    header: 'none',
    bottomNav: false,
    topTabs: false,
    load: () => import('./slack-callback.screen.tsx'),
  }),
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
