import { publicPage } from '#platform/web/page.ts'
import { DiveIn } from './parts/dive-in.tsx'

export default publicPage({
  path: '/dive-in',
  description:
    'Your first step is one true sentence. What to write, and what the next day, week, month and three months look like.',
  Body: () => <DiveIn family="public" />,
})
