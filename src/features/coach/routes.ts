import { screen } from '#platform/web/screen.ts'

export const coachRoutes = [
  screen({
    path: '/my-balanse',
    title: 'Ask Coach',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./my-balanse.screen.tsx'),
  }),
  screen({
    path: '/chatbot-training',
    title: 'Chatbot training',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./chatbot-training.screen.tsx'),
  }),
  screen({
    path: '/voice-test',
    title: 'Voice test',
    access: 'public',
    layout: 'public',
    header: 'app',
    bottomNav: false,
    topTabs: false,
    load: () => import('./voice-test.screen.tsx'),
  }),
  screen({
    path: '/connection-test',
    title: 'Connection test',
    access: 'tester',
    layout: 'protected',
    header: 'app',
    bottomNav: false,
    topTabs: false,
    load: () => import('./connection-test.screen.tsx'),
  }),
]
