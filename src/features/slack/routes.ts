import { screen } from '#platform/web/screen.ts'

export const slackRoutes = [
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
]
