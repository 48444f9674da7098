import { screen } from '#platform/web/screen.ts'

const door = {
  access: 'public',
  layout: 'auth',
  header: 'logo-only',
  bottomNav: false,
  topTabs: false,
} as const

export const accountRoutes = [
  screen({ ...door, path: '/sign-in', title: 'Sign In', load: () => import('./sign-in.screen.tsx') }),
  screen({
    ...door,
    path: '/sign-up',
    title: 'Create your account',
    load: () => import('./sign-up.screen.tsx'),
  }),
  screen({
    ...door,
    path: '/forgot-password',
    title: 'Reset your password',
    load: () => import('./forgot-password.screen.tsx'),
  }),
  screen({
    path: '/unauthorized',
    title: 'Access denied',
    access: 'public',
    layout: 'public',
    header: 'app',
    bottomNav: false,
    topTabs: false,
    load: () => import('./unauthorized.screen.tsx'),
  }),
  screen({
    path: '/profile-settings',
    title: 'Profile Settings',
    access: 'user',
    layout: 'protected',
    header: 'app',
    bottomNav: true,
    topTabs: false,
    load: () => import('./profile-settings.screen.tsx'),
  }),
]
