export { GoalSetting as default } from './parts/goal-setting.tsx'
