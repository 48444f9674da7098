import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProfile } from '../queries.ts'
import { PictureSettings } from './picture-settings.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'

const dayStarts = [0, 1, 2, 3, 4, 5, 6]
// 0 is Sunday; most people look for Monday first.
const weekStarts: [value: number, name: string][] = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
]

/** Name, and how the person's days and weeks run. */
export function MeSettings() {
  const { user, rhythm } = useProfile()
  const set = useSetting()
  return (
    <SettingsSection title="Me">
      <PictureSettings />
      {/* The key makes the field start anew when the name is changed elsewhere or undone. */}
      <NameField key={user?.full_name} name={user?.full_name ?? ''} />
      <Field label="E-mail">
        <TextInput value={user?.email ?? ''} dir="ltr" readOnly disabled />
      </Field>
      <Field label="Time zone" hint="Your days begin and end on this clock.">
        <SelectInput
          value={rhythm.time_zone}
          onChange={(event) =>
            set(
              'Time zone changed',
              { rhythm: { time_zone: event.currentTarget.value } },
              { rhythm: { time_zone: rhythm.time_zone } },
            )
          }
        >
          {zonesWith(rhythm.time_zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label="My day starts at" hint="An evening after midnight then still belongs to the day before.">
        <SelectInput
          value={rhythm.day_start_hour}
          onChange={(event) =>
            set(
              'Start of the day changed',
              { rhythm: { day_start_hour: Number(event.currentTarget.value) } },
              { rhythm: { day_start_hour: rhythm.day_start_hour } },
            )
          }
        >
          {dayStarts.map((hour) => (
            <option key={hour} value={hour}>
              {hour === 0 ? 'Midnight' : `${hour} in the morning`}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label="My week starts on">
        <SelectInput
          value={rhythm.week_starts_on}
          onChange={(event) =>
            set(
              'Start of the week changed',
              { rhythm: { week_starts_on: Number(event.currentTarget.value) } },
              { rhythm: { week_starts_on: rhythm.week_starts_on } },
            )
          }
        >
          {weekStarts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </SettingsSection>
  )
}

function NameField({ name }: { name: string }) {
  const [typed, setTyped] = useState(name)
  const set = useSetting()
  function saveName() {
    if (typed.trim() !== name) set('Name changed', { full_name: typed }, { full_name: name })
  }
  return (
    <Field label="Name">
      <TextInput
        value={typed}
        autoComplete="name"
        maxLength={500}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={saveName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') saveName()
        }}
      />
    </Field>
  )
}

/** Every zone that the browser knows, and the stored one even if it does not. */
function zonesWith(stored: string): string[] {
  return [...new Set([stored, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
}
