export { SafetyCard, SupportLine } from './parts/safety-card.tsx'
export { LineLinks } from './parts/line-links.tsx'
