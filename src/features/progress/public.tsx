export { FlowScorePanel } from './parts/flow-score-panel.tsx'
export { StreakButton } from './parts/streak-button.tsx'
export { useProgress, type KnownProgress, type Progress } from './queries.ts'
