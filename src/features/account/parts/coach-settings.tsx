import { StyleChoice } from '#features/calm/public.tsx'
import { CoachReading } from './coach-reading.tsx'
import { SettingsSection } from './settings-section.tsx'
import { VoicePicker } from './voice-picker.tsx'

/** How the coach speaks, and what it may know and send. */
export function CoachSettings() {
  return (
    <SettingsSection title="Coach">
      <VoicePicker />
      <StyleChoice />
      <CoachReading />
    </SettingsSection>
  )
}
