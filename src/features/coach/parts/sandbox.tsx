import { type FormEvent, useState } from 'react'
import { postFunction } from '#platform/web/functions.ts'
import { SafetyCard } from '#features/safety/public.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ChatReply } from '../contract.ts'
import { failures } from '../contract.ts'
import { failureOf, replyIn } from '../rules/failure.ts'

/** One question with one answer, as the coach would give it now. Nothing of it is kept. */
export function Sandbox() {
  const [text, setText] = useState('I have too much to do today')
  const [reply, setReply] = useState<ChatReply | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [safety, setSafety] = useState<ChatReply['safety']>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isPending) return
    setPending(true)
    setFailure(null)
    try {
      const answer = replyIn(
        await postFunction('openai-chat', {
          messages: [{ role: 'user', content: text }],
          botType: 'coach',
          isTrial: true,
        }),
      )
      setReply(answer)
      setSafety(answer?.safety ?? null)
      if (!answer) setFailure(failures.format)
    } catch (error) {
      const { failure: words, safety: card } = failureOf(error)
      setFailure(words)
      setSafety(card)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <p className="mt-3 max-w-measure text-ink-2">
        One question, one answer, with everything as it is set above. Nothing of it is kept, and your talk
        with the coach does not know of it.
      </p>
      <form onSubmit={(event) => void submit(event)} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <Field label="Say something to it">
            <TextInput
              value={text}
              maxLength={500}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" isPending={isPending} pendingText="Asking">
          Ask
        </Button>
      </form>
      {safety ? <SafetyCard key={safety.level} {...safety} onDismiss={() => setSafety(null)} /> : null}
      {failure ? (
        <Notice kind="error" className="mt-4">
          {failure}
        </Notice>
      ) : null}
      <output className="mt-5 block max-w-measure border-l-2 border-line pl-4 empty:hidden">
        {reply?.message.split('\n\n').map((paragraph, at) => (
          <span key={at} className="mb-2 block whitespace-pre-line">
            {paragraph}
          </span>
        ))}
      </output>
    </>
  )
}
