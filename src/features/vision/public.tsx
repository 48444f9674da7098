export { PlanPillarName } from './parts/plan-pillar-name.tsx'
export { TwoColumns } from './parts/two-columns.tsx'
export { VisionSentences } from './parts/vision-sentences.tsx'
export { useCustomVisions, useVisions, type KnownVisions } from './queries.ts'
