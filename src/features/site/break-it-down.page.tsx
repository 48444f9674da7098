import { publicPage } from '#platform/web/page.ts'
import { BreakItDown } from './parts/break-it-down.tsx'

export default publicPage({
  path: '/break-it-down',
  description:
    'From a vision to something for today: an example for each pillar, down to the tiny version for a tired day.',
  Body: () => <BreakItDown family="public" />,
})
