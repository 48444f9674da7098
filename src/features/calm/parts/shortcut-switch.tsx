import { Switch } from '#ui/switch.tsx'
import { changeTheme, useTheme } from '../queries.ts'

/** Single letters can get in the way of speech control and of tired hands, so all of them go off together. */
export function ShortcutSwitch() {
  const { hasShortcuts } = useTheme()
  return (
    <Switch
      label="Single-key shortcuts"
      hint="C adds something and ? lists the keys, outside of texts."
      isOn={hasShortcuts}
      onChange={(isOn) => changeTheme({ hasShortcuts: isOn })}
    />
  )
}
