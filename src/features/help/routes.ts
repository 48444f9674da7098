import { screen } from '#platform/web/screen.ts'

const inApp = { title: 'Help and support', access: 'user', topTabs: false } as const
const page = { bottomNav: false, topTabs: false, load: null } as const

export const helpRoutes = [
  screen({
    ...page,
    path: '/help',
    title: 'Help and support',
    access: 'gated',
    layout: 'public',
    header: 'marketing',
  }),
  screen({
    ...inApp,
    path: '/help-auth',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    load: () => import('./help.screen.tsx'),
  }),
  screen({
    ...inApp,
    path: '/auth-help',
    layout: 'auth',
    header: 'logo-only',
    bottomNav: false,
    load: () => import('./help.screen.tsx'),
  }),
  // Never behind anything: no account, no gate, no script.
  screen({
    ...page,
    path: '/urgent-help',
    title: 'Urgent help',
    access: 'public',
    layout: 'public',
    header: 'logo-only',
  }),
  screen({
    path: '/chat',
    title: 'Chat with Balanse',
    access: 'public',
    layout: 'public',
    header: 'app',
    bottomNav: false,
    topTabs: false,
    load: () => import('./chat.screen.tsx'),
  }),
]
