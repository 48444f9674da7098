export { Health } from './parts/health.tsx'
export { HealthOfDay } from './parts/health-of-day.tsx'
