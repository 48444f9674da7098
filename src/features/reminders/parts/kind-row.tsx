import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { Switch } from '#ui/switch.tsx'
import type { KindSetting, Reminders } from '../contract.ts'
import { useKindSetting } from '../queries.ts'
import { isQuietAt } from '../rules/decide.ts'
import { minutesOf } from '../rules/times.ts'
import { ClockField } from './clock-field.tsx'
import { kindWords, weekdays, wayWords } from './kind-words.ts'
import { WayChips } from './way-chips.tsx'

/** One kind: a switch, and when it is on its time, its day and its ways. */
export function KindRow({ setting, reminders }: { setting: KindSetting; reminders: Reminders }) {
  const { kind, is_on, at_time, weekday, ways } = setting
  const set = useKindSetting(kind)
  const { name, about } = kindWords[kind]
  return (
    <li className="border-b border-line py-2">
      <Switch
        label={name}
        hint={about}
        isOn={is_on}
        onChange={(isOn) => set(`${name} is ${isOn ? 'on' : 'off'}`, { is_on: isOn }, { is_on: !isOn })}
      />
      {is_on ? (
        <div className="flex flex-wrap gap-x-6 gap-y-4 pt-2 pb-4">
          {weekday === null ? null : (
            <Field label="On" className="w-44">
              <SelectInput
                aria-label={`${name}, day of the week`}
                value={weekday}
                onChange={(event) =>
                  set(`${name} changed`, { weekday: Number(event.currentTarget.value) }, { weekday })
                }
              >
                {weekdays.map(([value, day]) => (
                  <option key={value} value={value}>
                    {day}
                  </option>
                ))}
              </SelectInput>
            </Field>
          )}
          <ClockField
            key={at_time}
            label="At"
            time={at_time}
            onChange={(time) => set(`${name} changed`, { at_time: time }, { at_time })}
          />
          <WayChips
            label={name}
            offered={reminders.ways.map((way) => way.name)}
            chosen={ways}
            onChange={(way, isChosen) =>
              set(
                isChosen ? `${name} comes by ${wayWords[way]}` : `${name} comes by ${wayWords[way]} no more`,
                { ways: isChosen ? [...ways, way] : ways.filter((each) => each !== way) },
                { ways },
              )
            }
          />
          {ways.length > 0 && isQuietAt(minutesOf(at_time), reminders.settings) ? (
            <p className="basis-full text-sm text-ink-2">
              {at_time} lies in your quiet hours, so it waits in the inbox and makes no sound.
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}
