import { screen } from '#platform/web/screen.ts'

export const helpRoutes = [
  screen({
    path: '/help-auth',
    title: 'Help and support',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./help.screen.tsx'),
  }),
  // Never behind anything: no account, no gate, no waiting.
  screen({
    path: '/urgent-help',
    title: 'Urgent help',
    access: 'public',
    layout: 'public',
    header: 'logo-only',
    bottomNav: false,
    topTabs: false,
    load: () => import('./urgent-help.screen.tsx'),
  }),
]
