import { publicPage } from '#platform/web/page.ts'
import { LegalPage } from './parts/legal-page.tsx'
import { termsText } from './parts/legal.ts'

export default publicPage({
  path: '/terms',
  description:
    'The terms of using Balanse on this server: what you get, what it is not, and what belongs to you.',
  Body: () => <LegalPage text={termsText} lead="What you can expect, and what is expected of you." />,
})
