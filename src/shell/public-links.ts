export interface PublicLink {
  label: string
  href: string
}

/** The links of the marketing header, in order. */
export const headerLinks: readonly PublicLink[] = [
  { label: 'Features', href: '/features' },
  { label: 'How It Works', href: '/how-it-works' },
  { label: 'Use Cases', href: '/use-cases' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Blog', href: '/blog' },
  { label: 'About', href: '/about' },
  { label: 'Trust', href: '/trust-security' },
]

/** The drawer of a phone holds the same links; there is room there for the whole name of the last. */
export const drawerLinks: readonly PublicLink[] = headerLinks.map((link) =>
  link.label === 'Trust' ? { ...link, label: 'Trust & Security' } : link,
)

/** The four groups of the footer. */
export const footerGroups: readonly { name: string; links: readonly PublicLink[] }[] = [
  {
    name: 'Product',
    links: [
      { label: 'Features', href: '/features' },
      { label: 'How It Works', href: '/how-it-works' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Teams', href: '/teams' },
      { label: 'Integrations', href: '/integrations' },
      { label: 'Low-stimulation demo', href: '/low-stim-demo' },
      { label: 'Mobile setup', href: '/mobile-setup' },
    ],
  },
  {
    name: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Why Balanse', href: '/why-balanse' },
      { label: 'Ethics', href: '/ethics' },
      { label: 'Climate impact', href: '/climate-impact' },
      { label: 'Brand and design', href: '/assets' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    name: 'Resources',
    links: [
      { label: 'Blog', href: '/blog' },
      { label: 'Help and support', href: '/help' },
      { label: 'Common Questions', href: '/faq' },
      { label: 'Four Pillars', href: '/balanse-pillars' },
      { label: 'Goal Setting Guide', href: '/goal-setting-guide' },
      { label: 'Integration guide', href: '/integration-guide' },
    ],
  },
  {
    name: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Trust & Security', href: '/trust-security' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
]
