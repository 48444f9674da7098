import { screen } from '#platform/web/screen.ts'

const own = { access: 'user', layout: 'protected', header: 'app', bottomNav: true, topTabs: false } as const
const evening = { ...own, title: 'Evening reflection', load: () => import('./evening.screen.tsx') }

export const reflectRoutes = [
  screen({
    ...own,
    path: '/reflection-templates',
    title: 'Reflect',
    load: () => import('./reflect.screen.tsx'),
  }),
  // One page under two addresses, neither of which sends to the other.
  screen({ ...evening, path: '/evening-reflection' }),
  screen({ ...evening, path: '/reflection-evening' }),
]
