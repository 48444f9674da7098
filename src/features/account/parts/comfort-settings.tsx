import { LookChoices, ShortcutSwitch, SoundChoices } from '#features/calm/public.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How the screen looks and sounds, and whether letters are shortcuts. */
export function ComfortSettings() {
  return (
    <SettingsSection title="Comfort">
      <LookChoices />
      <SoundChoices />
      <div className="divide-y divide-line border-t border-line pt-3">
        <ShortcutSwitch />
      </div>
    </SettingsSection>
  )
}
