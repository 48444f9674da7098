import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { changeTheme, useTheme } from '../queries.ts'
import { lowStimNotice } from '../rules.ts'

/** Everything about the look that a person can choose; each choice is seen at once. */
export function LookChoices() {
  const theme = useTheme()
  return (
    <div className="flex flex-col gap-6">
      <div className="divide-y divide-line">
        <Switch
          label="Low-stimulation mode"
          hint="Nothing moves, and colours are quiet."
          isOn={theme.lowStimMode}
          onChange={(isOn) => {
            changeTheme({ lowStimMode: isOn })
            toast(lowStimNotice(isOn))
          }}
        />
        <Switch
          label="Easier reading"
          hint="A typeface that keeps similar letters apart, with more space."
          isOn={theme.isEasyReading}
          onChange={(isOn) => changeTheme({ isEasyReading: isOn })}
        />
      </div>
      <Segmented
        label="Text size"
        choices={[
          { value: 'normal', label: 'Normal' },
          { value: 'large', label: 'Large' },
          { value: 'larger', label: 'Larger' },
        ]}
        value={theme.textSize}
        onChange={(textSize) => changeTheme({ textSize })}
      />
      <Segmented
        label="Light or dark"
        choices={[
          { value: 'system', label: 'As my device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme.theme}
        onChange={(chosen) => changeTheme({ theme: chosen })}
      />
    </div>
  )
}
