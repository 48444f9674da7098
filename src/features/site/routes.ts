import { screen, type Screen } from '#platform/web/screen.ts'

const site = { layout: 'public', header: 'marketing', bottomNav: false, topTabs: false, load: null } as const

const gated = (path: string, title: string): Screen => screen({ ...site, path, title, access: 'gated' })

const introduction = (path: string, title: string, layout: 'auth' | 'auth-wide' = 'auth'): Screen =>
  screen({ ...site, path, title, access: 'public', layout, header: 'logo-only' })

export const siteRoutes = [
  screen({ ...site, path: '/waitlist', title: 'Join the waitlist', access: 'public' }),
  // Never behind anything, like the help that it speaks of.
  screen({
    ...site,
    path: '/safety-protocol',
    title: 'Safety protocol',
    access: 'public',
    header: 'logo-only',
  }),

  gated('/assets', 'Assets'),
  gated('/homepage', 'Balanse'),
  gated('/pricing', 'Pricing'),
  gated('/about', 'About'),
  gated('/privacy', 'Privacy'),
  gated('/terms', 'Terms'),
  gated('/features', 'Features'),
  gated('/how-it-works', 'How It Works'),
  gated('/trust-security', 'Trust & Security'),
  gated('/teams', 'Teams'),
  gated('/balanse-pillars', 'Four Pillars'),
  gated('/goal-setting-guide', 'Goal Setting Guide'),
  gated('/faq', 'Common Questions'),
  gated('/break-it-down', 'Break It Down'),
  gated('/dive-in', "Let's Dive In"),
  gated('/why-balanse', 'Why Balanse'),
  gated('/accessibility', 'Accessibility'),
  gated('/mobile-setup', 'Mobile setup'),
  gated('/use-cases', 'Use Cases'),
  gated('/use-cases/executives', 'Executives'),
  gated('/use-cases/product-teams', 'Product teams'),
  gated('/use-cases/individuals', 'Individuals'),
  gated('/use-cases/entrepreneurs', 'Entrepreneurs'),
  gated('/integrations', 'Integrations'),
  gated('/integration-guide', 'Integration guide'),
  gated('/low-stim-demo', 'Low-stimulation demo'),
  gated('/contact', 'Contact'),
  gated('/blog', 'Blog'),
  // Stands for every post; the title is the post's own.
  gated('/blog/{slug}', 'Blog'),
  gated('/climate-impact', 'Climate impact'),
  gated('/ethics', 'Ethics'),

  // The way in, readable before there is an account.
  introduction('/auth-how-it-works', 'How it works', 'auth-wide'),
  introduction('/auth-balanse-pillars', 'Four Pillars'),
  introduction('/auth-break-it-down', 'Break It Down'),
  introduction('/auth-goal-setting-guide', 'Goal Setting Guide'),
  introduction('/auth-dive-in', "Let's Dive In"),
  // Their guarded twin, inside the app.
  screen({
    path: '/auth-goal-setting',
    title: 'Goal Setting Guide',
    access: 'user',
    layout: 'auth',
    header: 'logo-only',
    bottomNav: false,
    topTabs: false,
    load: () => import('./goal-setting.screen.tsx'),
  }),
]
