import { publicPage } from '#platform/web/page.ts'
import { HowItWorks } from './parts/how-it-works.tsx'

export default publicPage({
  path: '/auth-how-it-works',
  description:
    'The method in three steps, ninety days of small steps, the four pillars, and what to do first. The introduction to Balanse, page 1.',
  Body: () => <HowItWorks family="auth" />,
})
