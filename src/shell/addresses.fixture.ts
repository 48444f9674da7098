/** Who may open an address: `-` shows it, anything else is where a person ends instead. */
export interface Address {
  path: string
  title: string
  access: 'public' | 'gated' | 'user' | 'tester' | 'admin'
  layout: 'protected' | 'auth' | 'auth-wide' | 'public'
  header: 'app' | 'logo-only' | 'marketing' | 'none'
  hasBottomNav: boolean
  hasTopTabs: boolean
  hasChat: boolean
}

type Row = [
  path: string,
  title: string,
  access: Address['access'],
  layout: Address['layout'],
  header: Address['header'],
  marks: string,
]

/**
 * What the specification says of every address of the product. Marks: `b` bottom navigation, `t` plan tabs, `c` the help
 * chat. The route table and the journeys are held against it.
 */
const rows: Row[] = [
  ['/waitlist', 'Join the waitlist', 'public', 'public', 'marketing', ''],
  ['/sign-in', 'Sign In', 'public', 'auth', 'logo-only', ''],
  ['/sign-up', 'Create your account', 'public', 'auth', 'logo-only', ''],
  ['/onboarding', 'Get Started', 'public', 'auth', 'logo-only', ''],
  ['/voice-test', 'Voice test', 'public', 'public', 'app', ''],
  ['/chat', 'Chat with Balanse', 'public', 'public', 'app', ''],
  ['/unauthorized', 'Access denied', 'public', 'public', 'app', ''],
  ['/slack-callback', 'Connecting Slack', 'public', 'public', 'none', ''],
  ['/choose-plan', 'Choose your plan', 'public', 'public', 'marketing', 'c'],
  ['/auth-how-it-works', 'How it works', 'public', 'auth-wide', 'logo-only', ''],
  ['/auth-balanse-pillars', 'Four Pillars', 'public', 'auth', 'logo-only', ''],
  ['/auth-break-it-down', 'Break It Down', 'public', 'auth', 'logo-only', ''],
  ['/auth-goal-setting-guide', 'Goal Setting Guide', 'public', 'auth', 'logo-only', ''],
  ['/auth-dive-in', "Let's Dive In", 'public', 'auth', 'logo-only', ''],
  ['/auth-vision', 'Create Your Vision', 'public', 'auth', 'logo-only', ''],
  ['/auth-help', 'Help and support', 'user', 'auth', 'logo-only', ''],
  ['/assets', 'Assets', 'gated', 'public', 'marketing', ''],
  ['/homepage', 'Balanse', 'gated', 'public', 'marketing', ''],
  ['/pricing', 'Pricing', 'gated', 'public', 'marketing', 'c'],
  ['/about', 'About', 'gated', 'public', 'marketing', 'c'],
  ['/privacy', 'Privacy', 'gated', 'public', 'marketing', 'c'],
  ['/terms', 'Terms', 'gated', 'public', 'marketing', 'c'],
  ['/features', 'Features', 'gated', 'public', 'marketing', 'c'],
  ['/how-it-works', 'How It Works', 'gated', 'public', 'marketing', 'c'],
  ['/trust-security', 'Trust & Security', 'gated', 'public', 'marketing', 'c'],
  ['/teams', 'Teams', 'gated', 'public', 'marketing', ''],
  ['/balanse-pillars', 'Four Pillars', 'gated', 'public', 'marketing', 'c'],
  ['/goal-setting-guide', 'Goal Setting Guide', 'gated', 'public', 'marketing', 'c'],
  ['/faq', 'Common Questions', 'gated', 'public', 'marketing', 'c'],
  ['/help', 'Help and support', 'gated', 'public', 'marketing', 'c'],
  ['/break-it-down', 'Break It Down', 'gated', 'public', 'marketing', 'c'],
  ['/dive-in', "Let's Dive In", 'gated', 'public', 'marketing', 'c'],
  ['/why-balanse', 'Why Balanse', 'gated', 'public', 'marketing', 'c'],
  ['/accessibility', 'Accessibility', 'gated', 'public', 'marketing', 'c'],
  ['/mobile-setup', 'Mobile setup', 'gated', 'public', 'marketing', ''],
  ['/use-cases', 'Use Cases', 'gated', 'public', 'marketing', 'c'],
  ['/use-cases/executives', 'Executives', 'gated', 'public', 'marketing', 'c'],
  ['/use-cases/product-teams', 'Product teams', 'gated', 'public', 'marketing', 'c'],
  ['/use-cases/individuals', 'Individuals', 'gated', 'public', 'marketing', 'c'],
  ['/use-cases/entrepreneurs', 'Entrepreneurs', 'gated', 'public', 'marketing', 'c'],
  ['/integrations', 'Integrations', 'gated', 'public', 'marketing', ''],
  ['/integration-guide', 'Integration guide', 'gated', 'public', 'marketing', ''],
  ['/low-stim-demo', 'Low-stimulation demo', 'gated', 'public', 'marketing', ''],
  ['/contact', 'Contact', 'gated', 'public', 'marketing', 'c'],
  ['/blog', 'Blog', 'gated', 'public', 'marketing', 'c'],
  ['/blog/{slug}', 'Blog', 'gated', 'public', 'marketing', 'c'],
  ['/climate-impact', 'Climate impact', 'gated', 'public', 'marketing', 'c'],
  ['/ethics', 'Ethics', 'gated', 'public', 'marketing', 'c'],
  ['/welcome', 'Welcome', 'user', 'protected', 'app', 'b'],
  ['/welcome-to-balanse', 'Welcome to Balanse', 'user', 'protected', 'app', 'b'],
  ['/admin', 'Admin Dashboard', 'admin', 'protected', 'app', ''],
  ['/admin-dashboard', 'Admin Dashboard', 'admin', 'protected', 'app', ''],
  ['/home', 'Home', 'user', 'protected', 'app', 'b'],
  ['/get-balanse', 'My Balanse', 'user', 'protected', 'app', 'b'],
  ['/auth-goal-setting', 'Goal Setting Guide', 'user', 'auth', 'logo-only', ''],
  ['/my-balanse', 'Ask Coach', 'user', 'protected', 'app', 'b'],
  ['/vision', 'Create Your Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-mind', 'Mind Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-body', 'Body Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-relationships', 'Relationships Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-purpose', 'Purpose Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-90-days', '90-Day Journey', 'user', 'protected', 'app', 'bt'],
  ['/vision-growth', 'Growth Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-health', 'Health Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-social', 'Social Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-career', 'Career Vision', 'user', 'protected', 'app', 'bt'],
  ['/create-custom-vision', 'Custom', 'user', 'protected', 'app', 'bt'],
  ['/all-visions', 'All Visions', 'user', 'protected', 'app', 'bt'],
  ['/month-schedule', 'Month', 'user', 'protected', 'app', 'bt'],
  ['/week-plan', 'Week', 'user', 'protected', 'app', 'bt'],
  ['/day-plan', 'Day', 'user', 'protected', 'app', 'bt'],
  ['/reflection', 'Reflection', 'user', 'protected', 'app', 'b'],
  ['/reflection-new-entry', 'New entry', 'user', 'protected', 'app', 'b'],
  ['/reflection-templates', 'Reflect', 'user', 'protected', 'app', 'b'],
  ['/reflection-gratitude', 'Gratitude', 'user', 'protected', 'app', 'b'],
  ['/reflection-choose-again', 'Choose Again', 'user', 'protected', 'app', 'b'],
  ['/reflection-free-writing', 'Journal', 'user', 'protected', 'app', 'b'],
  ['/weekly-reflection', 'Weekly reflection', 'user', 'protected', 'app', 'b'],
  ['/month-review', 'Monthly reflection', 'user', 'protected', 'app', 'b'],
  ['/evening-reflection', 'Evening reflection', 'user', 'protected', 'app', 'b'],
  ['/journal', 'Journal', 'user', 'protected', 'app', 'b'],
  ['/journal-templates', 'Journal templates', 'user', 'protected', 'app', 'b'],
  ['/chatbot-training', 'Chatbot training', 'user', 'protected', 'app', 'b'],
  ['/reflection-daily-design', 'Reflection daily design', 'user', 'protected', 'app', 'b'],
  ['/reflection-evening', 'Evening reflection', 'user', 'protected', 'app', 'b'],
  ['/reflection-vision', 'Reflection vision', 'user', 'protected', 'app', 'b'],
  ['/profile-settings', 'Profile Settings', 'user', 'protected', 'app', 'b'],
  ['/billing', 'Billing & Subscription', 'user', 'protected', 'app', 'b'],
  ['/my-team', 'Your team', 'user', 'protected', 'app', 'b'],
  ['/integrations-page', 'Integrations', 'user', 'protected', 'app', 'b'],
  ['/well-done', 'Well done', 'user', 'protected', 'app', 'b'],
  ['/help-auth', 'Help and support', 'user', 'protected', 'app', 'b'],
  ['/forgot-password', 'Reset your password', 'public', 'auth', 'logo-only', ''],
  ['/connection-test', 'Connection test', 'tester', 'protected', 'app', ''],
  ['/urgent-help', 'Urgent help', 'public', 'public', 'logo-only', ''],
  ['/safety-protocol', 'Safety protocol', 'public', 'public', 'logo-only', ''],
]

export const addresses: readonly Address[] = rows.map(([path, title, access, layout, header, marks]) => ({
  path,
  title,
  access,
  layout,
  header,
  hasBottomNav: marks.includes('b'),
  hasTopTabs: marks.includes('t'),
  hasChat: marks.includes('c'),
}))

/** Addresses that are none: each leads to the front page. */
export const unknownAddresses = [
  '/',
  '/no-such-page',
  '/a/b/c',
  '/welcome-complete',
  '/some-product',
] as const
