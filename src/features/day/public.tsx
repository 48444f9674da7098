export { useDays, usePlanDay, type PlanDay } from './queries.ts'
