import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { changeTheme, useTheme } from '../queries.ts'
import { lowStimNotice } from '../rules.ts'

/** The one switch that makes everything quieter at once. */
export function LowStimSwitch() {
  const { lowStimMode } = useTheme()
  return (
    <Switch
      label="Low-stimulation mode"
      hint="Nothing moves, and colours are quiet."
      isOn={lowStimMode}
      onChange={(isOn) => {
        changeTheme({ lowStimMode: isOn })
        toast(lowStimNotice(isOn))
      }}
    />
  )
}
