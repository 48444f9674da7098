import { useState } from 'react'
import { CheckChips } from '#ui/check-chips.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { Preferences } from '../contract.ts'
import { useProfile } from '../queries.ts'
import { focusChoices, minuteChoices, priorityChoices } from '../rules.ts'
import { FirmnessSlider } from './firmness-slider.tsx'
import { OwnWordsFields } from './own-words-fields.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'

/** How much of this there is to be, and what it is for. */
export function RhythmSettings() {
  const { preferences } = useProfile()
  const set = useSetting()
  const change = (words: string, next: Partial<Preferences>, before: Partial<Preferences>) =>
    set(words, { preferences: next }, { preferences: before })
  const {
    time_commitment: minutes,
    user_commitment_level: level,
    user_focus_areas: areas,
    user_focus_priorities: priorities,
  } = preferences
  return (
    <SettingsSection title="My rhythm">
      <ChoiceChips
        label="Minutes a day"
        choices={minuteChoices}
        value={minutes}
        onChange={(value) =>
          value && change('Minutes a day changed', { time_commitment: value }, { time_commitment: minutes })
        }
      />
      {/* The key makes the slider start anew when the level is changed elsewhere or undone. */}
      <FirmnessSetting
        key={level}
        level={level}
        onChange={(next) =>
          change('How firm changed', { user_commitment_level: next }, { user_commitment_level: level })
        }
      />
      <CheckChips
        label="What brings you here"
        choices={focusChoices}
        chosen={areas}
        onChange={(next) => change('Changed', { user_focus_areas: next }, { user_focus_areas: areas })}
      />
      <CheckChips
        label="What counts most when there is not room for everything"
        choices={priorityChoices}
        chosen={priorities}
        onChange={(next) =>
          change('Changed', { user_focus_priorities: next }, { user_focus_priorities: priorities })
        }
      />
      <OwnWordsFields />
    </SettingsSection>
  )
}

interface FirmnessSettingProps {
  level: number
  onChange: (level: number) => void
}

/** Saved when the handle is let go, not at each step on the way. */
function FirmnessSetting({ level, onChange }: FirmnessSettingProps) {
  const [held, setHeld] = useState(level)
  return (
    <FirmnessSlider
      level={held}
      onChange={setHeld}
      onRelease={() => {
        if (held !== level) onChange(held)
      }}
    />
  )
}
