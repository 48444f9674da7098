import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { changeTheme, useTheme } from '../queries.ts'
import { LowStimSwitch } from './low-stim-switch.tsx'

/** Everything about the look that a person can choose, one thing at a time; each choice is seen at once. */
export function LookChoices() {
  const theme = useTheme()
  return (
    <div className="flex flex-col gap-6">
      <div className="divide-y divide-line">
        <LowStimSwitch />
        <Switch
          label="Reduce motion"
          hint="Nothing slides, fades or turns."
          isOn={theme.isStill}
          onChange={(isStill) => changeTheme({ isStill })}
        />
        <Switch
          label="More contrast"
          hint="Darker text and clearer lines."
          isOn={theme.hasMoreContrast}
          onChange={(hasMoreContrast) => changeTheme({ hasMoreContrast })}
        />
        <Switch
          label="Easier reading"
          hint="A typeface that keeps similar letters apart, with more space."
          isOn={theme.isEasyReading}
          onChange={(isEasyReading) => changeTheme({ isEasyReading })}
        />
        <Switch
          label="More space"
          hint="More room around everything on the screen."
          isOn={theme.isRoomy}
          onChange={(isRoomy) => changeTheme({ isRoomy })}
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
