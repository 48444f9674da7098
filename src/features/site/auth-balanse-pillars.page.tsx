import { publicPage } from '#platform/web/page.ts'
import { FourPillars } from './parts/four-pillars.tsx'

export default publicPage({
  path: '/auth-balanse-pillars',
  description:
    'Mind, Body, Relationships and Purpose: the four parts of a life that a vision in Balanse is written for, with questions and examples.',
  Body: () => <FourPillars family="auth" />,
})
