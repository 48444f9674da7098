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
  screen({
    ...own,
    path: '/reflection',
    title: 'Reflection',
    load: () => import('./reflection.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-new-entry',
    title: 'New entry',
    load: () => import('./new-entry.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-gratitude',
    title: 'Gratitude',
    load: () => import('./gratitude.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-choose-again',
    title: 'Choose Again',
    load: () => import('./choose-again.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-free-writing',
    title: 'Journal',
    load: () => import('./free-writing.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/weekly-reflection',
    title: 'Weekly reflection',
    load: () => import('./weekly.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/month-review',
    title: 'Monthly reflection',
    load: () => import('./month-review.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-daily-design',
    title: 'Reflection daily design',
    load: () => import('./daily-design.screen.tsx'),
  }),
  screen({
    ...own,
    path: '/reflection-vision',
    title: 'Reflection vision',
    load: () => import('./vision-reflection.screen.tsx'),
  }),
  screen({ ...own, path: '/journal', title: 'Journal', load: () => import('./journal.screen.tsx') }),
  screen({
    ...own,
    path: '/journal-templates',
    title: 'Journal templates',
    load: () => import('./journal-templates.screen.tsx'),
  }),
  screen({ ...own, path: '/well-done', title: 'Well done', load: () => import('./well-done.screen.tsx') }),
]
