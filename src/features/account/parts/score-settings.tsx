import { Link } from 'react-router'
import { Switch } from '#ui/switch.tsx'
import { useProfile } from '../queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'

/** Whether anything is counted in sight, and the way to what it is counted by. */
export function ScoreSettings() {
  const { preferences } = useProfile()
  const set = useSetting()
  return (
    <SettingsSection title="Score and streak">
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
      <p className="max-w-measure text-ink-2">
        What counts how much, and the days and weeks that do not count at all, stand beside the score:{' '}
        <Link to="/get-balanse" className="text-tide underline underline-offset-4">
          weights, rest days and pauses
        </Link>
        .
      </p>
    </SettingsSection>
  )
}
