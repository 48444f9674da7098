import { publicPage } from '#platform/web/page.ts'
import { LegalPage } from './parts/legal-page.tsx'
import { privacyText } from './parts/legal.ts'

export default publicPage({
  path: '/privacy',
  description:
    'What this server stores about you, where it is kept, who could receive it, and what you can ask for. No analytics, no advertising.',
  Body: () => (
    <LegalPage text={privacyText} lead="What is kept, where, for how long, and what you can do about it." />
  ),
})
