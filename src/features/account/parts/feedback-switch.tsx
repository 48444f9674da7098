import { Switch } from '#ui/switch.tsx'
import { useProfile } from '../queries.ts'
import { useSetting } from './use-setting.ts'

/** The person's yes to their feedback being kept as an example; off until they say so. */
export function FeedbackSwitch() {
  const { preferences } = useProfile()
  const set = useSetting()
  return (
    <Switch
      label="Keep my feedback as an example"
      hint="Off to begin with. On, each reply can be marked, and why it helped or not goes to the model with your next message, if you let one answer. Nothing trains a model on this server."
      isOn={preferences.use_feedback_for_training}
      onChange={(isOn) =>
        set(
          isOn ? 'Your feedback may be kept' : 'Your feedback is not kept',
          { preferences: { use_feedback_for_training: isOn } },
          { preferences: { use_feedback_for_training: !isOn } },
        )
      }
    />
  )
}
