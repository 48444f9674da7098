import { publicPage } from '#platform/web/page.ts'
import { GoalSetting } from './parts/goal-setting.tsx'

export default publicPage({
  path: '/goal-setting-guide',
  description:
    'SMART goals without the pressure: five questions, one to three goals for each pillar, regular review and milestones.',
  Body: () => <GoalSetting family="public" />,
})
