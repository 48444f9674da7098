export { MonthAbove } from './parts/month-above.tsx'
export { OutcomeLine } from './parts/outcome-line.tsx'
export { useMoments, useMonthPlan, type UsedMonth } from './queries.ts'
