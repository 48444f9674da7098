/** One tab of a bar that is always the same: its words, its address and the other addresses it stands for. */
export interface Tab {
  label: string
  path: string
  isActive: (path: string) => boolean
}

/** The bar at the bottom of every app screen. `/` never stays on screen, but the rule names it. */
export const bottomTabs: readonly Tab[] = [
  { label: 'Home', path: '/home', isActive: (path) => ['/home', '/welcome', '/'].includes(path) },
  { label: 'My Balanse', path: '/get-balanse', isActive: (path) => path === '/get-balanse' },
  { label: 'Reflect', path: '/reflection-templates', isActive: (path) => path === '/reflection-templates' },
  { label: 'Ask Coach', path: '/my-balanse', isActive: (path) => path === '/my-balanse' },
]

/** The bar that moves between the distances: today, this week, this month, three months. */
export const planTabs: readonly Tab[] = [
  { label: 'Day', path: '/day-plan', isActive: (path) => path === '/day-plan' },
  { label: 'Week', path: '/week-plan', isActive: (path) => path === '/week-plan' },
  { label: 'Month', path: '/month-schedule', isActive: (path) => path === '/month-schedule' },
  {
    label: 'Vision',
    path: '/vision',
    isActive: (path) =>
      path.startsWith('/vision') || path === '/create-custom-vision' || path === '/all-visions',
  },
]
