export { SafetyAt } from './parts/safety-at.tsx'
export { SafetyCounts } from './parts/safety-counts.tsx'
export { SafetyCard } from './parts/safety-card.tsx'
export { useSafety, type Safety } from './parts/use-safety.ts'
