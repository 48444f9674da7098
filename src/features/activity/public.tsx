export { ActivityPanel } from './parts/activity-panel.tsx'
