export { SafetyAt } from './parts/safety-at.tsx'
export { SafetyCard } from './parts/safety-card.tsx'
export { useSafety, type Safety } from './parts/use-safety.ts'
