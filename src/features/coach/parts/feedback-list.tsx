import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { useProfile } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { coachContract } from '../contract.ts'
import { type Feedback } from '../rules/kept.ts'

/** What the person said of replies; they can say why, and take it back. */
export function FeedbackList() {
  const { preferences } = useProfile()
  const { data } = useRead(coachContract.listFeedback, {})
  const queries = useQueryClient()
  const feedback = data?.feedback ?? []

  async function change(work: () => Promise<unknown>) {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: readKey(coachContract.listFeedback, {}) })
    } catch {
      toast({ title: 'Not kept', description: 'The server did not answer. Everything is as it was.' })
    }
  }

  if (feedback.length === 0)
    return preferences.use_feedback_for_training ? (
      <p className="mt-3 max-w-measure text-ink-2">
        Nothing yet. “This helped” and “This did not help” stand in the menu of each reply.
      </p>
    ) : null
  return (
    <ul className="mt-4 border-t border-line">
      {feedback.map((one) => (
        <Row
          key={one.message_id}
          feedback={one}
          onReason={(reason) =>
            void change(() =>
              call(coachContract.saveFeedback, {
                params: { id: one.message_id },
                body: { verdict: one.verdict, reason },
              }),
            )
          }
          onDelete={() =>
            void change(() => call(coachContract.deleteFeedback, { params: { id: one.message_id } }))
          }
        />
      ))}
    </ul>
  )
}

interface RowProps {
  feedback: Feedback
  onReason: (reason: string) => void
  onDelete: () => void
}

function Row({ feedback: { verdict, reason, created_at: at }, onReason, onDelete }: RowProps) {
  const day = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return (
    <li className="border-b border-line py-4">
      <Field label={`${verdict === 'helped' ? 'A reply helped' : 'A reply did not help'} on ${day}. Why?`}>
        <TextInput
          defaultValue={reason}
          maxLength={500}
          onBlur={(event) => {
            const text = event.currentTarget.value.trim()
            if (text !== reason) onReason(text)
          }}
        />
      </Field>
      <Button size="sm" variant="plain" className="mt-2" onClick={onDelete}>
        Take it back
      </Button>
    </li>
  )
}
