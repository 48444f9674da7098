import { StyleChoice } from '#features/calm/public.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { useProfile } from '../queries.ts'
import { CoachReading } from './coach-reading.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'
import { VoicePicker } from './voice-picker.tsx'

const modes = [
  { value: 'Text', label: 'Text' },
  { value: 'Voice', label: 'Voice' },
  { value: 'Hybrid', label: 'Hybrid' },
] as const

const modeWords = {
  Text: 'You write and read. No microphone, and nothing to read aloud.',
  Voice: 'Replies are read aloud as they arrive, unless sounds are muted. You can still write.',
  Hybrid: 'You write or speak, and hear a reply when you ask for it.',
}

/** How the coach speaks, and what it may know and send. */
export function CoachSettings() {
  return (
    <SettingsSection title="Coach">
      <VoicePicker />
      <StyleChoice />
      <TalkChoices />
      <CoachReading />
    </SettingsSection>
  )
}

/** Writing or speaking, and how literally the coach says things. */
function TalkChoices() {
  const { preferences } = useProfile()
  const set = useSetting()
  const { interaction_mode: mode, is_neurodivergent: isLiteral } = preferences
  return (
    <>
      <div>
        <Segmented
          label="How you talk with your coach"
          choices={modes}
          value={mode}
          onChange={(value) =>
            set(
              `You talk with your coach in ${value} mode`,
              { preferences: { interaction_mode: value } },
              { preferences: { interaction_mode: mode } },
            )
          }
        />
        <p className="mt-2 text-sm text-ink-2">{modeWords[mode]}</p>
      </div>
      <Switch
        label="I am neurodivergent"
        hint="A model that answers is then asked to be concrete and literal, in numbered steps. The coach’s own exercises go one step at a time for everybody."
        isOn={isLiteral}
        onChange={(isOn) =>
          set(
            isOn ? 'The coach is asked to be literal' : 'The coach speaks as usual',
            { preferences: { is_neurodivergent: isOn } },
            { preferences: { is_neurodivergent: !isOn } },
          )
        }
      />
    </>
  )
}
