import { Switch } from '#ui/switch.tsx'
import { LookChoices, ShortcutSwitch, SoundChoices } from '#features/calm/public.tsx'
import { useProfile } from '../queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'

/** How the screen looks, and whether it counts. */
export function ComfortSettings() {
  const { preferences } = useProfile()
  const set = useSetting()
  return (
    <SettingsSection title="Comfort">
      <LookChoices />
      <SoundChoices />
      <div className="divide-y divide-line border-t border-line pt-3">
        <ShortcutSwitch />
        <Switch
          label="Hide numbers"
          hint="The FlowScore, the streak and every other counter stay out of sight. They are still there when you want them back."
          isOn={preferences.hide_numbers}
          onChange={(isOn) =>
            set(
              isOn ? 'Numbers are hidden' : 'Numbers are shown',
              { preferences: { hide_numbers: isOn } },
              { preferences: { hide_numbers: !isOn } },
            )
          }
        />
      </div>
    </SettingsSection>
  )
}
