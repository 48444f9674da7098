import { screen } from '#platform/web/screen.ts'

const own = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: false } as const

export const introRoutes = [
  screen({
    path: '/onboarding',
    title: 'Get Started',
    access: 'public',
    layout: 'auth',
    header: 'logo-only',
    bottomNav: false,
    topTabs: false,
    load: () => import('./onboarding.screen.tsx'),
  }),
  screen({ ...own, path: '/welcome', title: 'Welcome', load: () => import('./welcome.screen.tsx') }),
  screen({
    ...own,
    path: '/welcome-to-balanse',
    title: 'Welcome to Balanse',
    load: () => import('./welcome-to-balanse.screen.tsx'),
  }),
]
