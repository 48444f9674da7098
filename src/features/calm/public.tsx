export { EyeButton } from './parts/eye-button.tsx'
export { LookChoices } from './parts/look-choices.tsx'
export { LowStimSwitch } from './parts/low-stim-switch.tsx'
export { ShortcutSwitch } from './parts/shortcut-switch.tsx'
export { SoundChoices } from './parts/sound-choices.tsx'
export { StyleChoice } from './parts/style-choice.tsx'
export { adoptTheme, changeTheme, markThemeSent, startTheme, useTheme } from './queries.ts'

/** Fetch the two sizes of the accessibility panel, which takes over its trigger and opens. */
export const loadQuickLook = () => import('./parts/quick-look-panel.tsx')
export const loadFullLook = () => import('./parts/full-look-panel.tsx')
