export { OneAtATime, type Part } from './parts/one-at-a-time.tsx'
export { useDays, usePlanDay, type PlanDay } from './queries.ts'
