import type { FormEvent } from 'react'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { nameMax, type FeedContent, type FeedPart } from '../contract.ts'

export const newFeed: FeedContent = {
  name: 'Balanse',
  contents: ['time_for_me', 'priorities'],
  detail: 'busy',
  morning_at: null,
  evening_at: '20:30',
}

const partNames: Record<FeedPart, string> = {
  time_for_me: 'Time for me',
  priorities: 'Everything of the day that has a time',
  reminders: 'Reminders to plan and to close the day',
}

interface FeedFormProps {
  id: string
  value: FeedContent
  onChange: (change: Partial<FeedContent>) => void
  onSubmit: () => void
}

/** What a calendar address shows. */
export function FeedForm({ id, value, onChange, onSubmit }: FeedFormProps) {
  const parts = Object.keys(partNames) as FeedPart[]
  return (
    <form
      id={id}
      className="grid gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field label="Name of the calendar">
        <TextInput
          required
          maxLength={nameMax}
          value={value.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <fieldset>
        <legend className="text-sm font-semibold">What it shows</legend>
        {parts.map((part) => (
          <Switch
            key={part}
            label={partNames[part]}
            isOn={value.contents.includes(part)}
            onChange={(isOn) =>
              onChange({
                contents: parts.filter((each) => (each === part ? isOn : value.contents.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
      {value.contents.includes('reminders') ? (
        <div className="flex flex-wrap gap-4">
          <Field label="Morning" hint="Empty for none">
            <TextInput
              type="time"
              value={value.morning_at ?? ''}
              onChange={(event) => onChange({ morning_at: event.currentTarget.value.slice(0, 5) || null })}
            />
          </Field>
          <Field label="Evening" hint="Empty for none">
            <TextInput
              type="time"
              value={value.evening_at ?? ''}
              onChange={(event) => onChange({ evening_at: event.currentTarget.value.slice(0, 5) || null })}
            />
          </Field>
        </div>
      ) : null}
      <div>
        <Segmented
          label="How much it says"
          choices={[
            { value: 'busy', label: 'Only “Busy”' },
            { value: 'full', label: 'Your words' },
          ]}
          value={value.detail}
          onChange={(detail) => onChange({ detail })}
        />
        <p className="mt-2 text-sm text-ink-2">
          {value.detail === 'full'
            ? 'Whoever has the address, and the company that runs your calendar, can read what you wrote.'
            : 'The hours are shown as taken; what they are for stays here.'}
        </p>
      </div>
    </form>
  )
}
