export { EyeButton } from './parts/eye-button.tsx'
export { LookChoices } from './parts/look-choices.tsx'
export { StyleChoice } from './parts/style-choice.tsx'
export { adoptTheme, markThemeSent, startTheme, useTheme } from './queries.ts'

/** Fetches the quick accessibility panel, which takes over its trigger and opens. */
export const loadLookPanel = () => import('./parts/look-panel.tsx')
