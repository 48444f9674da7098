import { useServerConfig } from '#platform/web/server-config.ts'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { useProfile } from '../queries.ts'
import { useSetting } from './use-setting.ts'

/** What the coach may know and send; each takes effect with the next message. */
export function CoachReading() {
  const { preferences } = useProfile()
  const set = useSetting()
  return (
    <>
      <div className="border-t border-line pt-3">
        <Switch
          label="Private conversation"
          hint="The coach reads no plans, reflections or earlier messages, and what you write to it is not stored. Keys that you made for programs and assistants read nothing meanwhile."
          isOn={preferences.privacy_mode}
          onChange={(isOn) =>
            set(
              isOn ? 'Private conversation is on' : 'Private conversation is off',
              { preferences: { privacy_mode: isOn } },
              { preferences: { privacy_mode: !isOn } },
            )
          }
        />
      </div>
      <ModelConsent />
    </>
  )
}

/** Says where words to the coach would go, and asks before they do. Without a model there is nothing to ask. */
function ModelConsent() {
  const ai = useServerConfig()?.ai
  const { preferences } = useProfile()
  const set = useSetting()
  if (!ai) return null
  if (ai.mode === 'guided')
    return (
      <Notice>
        The coach is in guided mode: no AI model is used, and nothing you write leaves this server.
      </Notice>
    )
  return (
    <div className="border-t border-line pt-3">
      <Switch
        label="Let an AI model answer"
        hint={`Your messages to the coach, and what it reads to answer them, are then sent to ${ai.host ?? 'another host'} (${ai.model ?? 'model not named'}). Off, the coach stays in guided mode and nothing leaves this server.`}
        isOn={preferences.ai_consent}
        onChange={(isOn) =>
          set(
            isOn ? 'An AI model may answer now' : 'No AI model answers now',
            { preferences: { ai_consent: isOn } },
            { preferences: { ai_consent: !isOn } },
          )
        }
      />
    </div>
  )
}
