import { lazy } from 'react'

export { FlowScorePanel } from './parts/flow-score-panel.tsx'
export { JourneyDays } from './parts/journey-days.tsx'
export { NumbersSwitch } from './parts/numbers-switch.tsx'
export { StreakButton } from './parts/streak-button.tsx'
export { useProgress, type KnownProgress, type Progress } from './queries.ts'
export { Roadmap } from './parts/roadmap.tsx'

// Opened now and then, and heavier than the rest: they come with the first look at them.
export const ScoreView = lazy(() => import('./parts/score-view.tsx'))
export const RhythmView = lazy(() => import('./parts/rhythm-view.tsx'))
