import { type FormEvent, useState } from 'react'
import { useServerConfig } from '#platform/web/server-config.ts'
import { useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { coachContract } from '../contract.ts'
import { MemoryRow } from './memory-row.tsx'
import { useMemories } from './use-memories.ts'

/** What the coach is to know of the person: only lines that they wrote or kept, and all of them. */
export function MemoryList() {
  const { data, error } = useRead(coachContract.listMemories, {})
  const hasModel = useServerConfig()?.ai?.mode === 'model'
  const memories = useMemories()
  return (
    <>
      <p className="mt-3 max-w-measure text-ink-2">
        It draws no conclusions about you. Here stands what you wrote down, what you kept from a talk, and
        what you said at the end of one.{' '}
        {hasModel
          ? 'The model gets these lines with your next message, if you let one answer.'
          : 'In guided mode it asks about the end of the last talk, and quotes no other line.'}
      </p>
      <AddMemory onAdd={memories.add} />
      {data?.is_minor ? (
        <Notice
          className="mt-5"
          title="You said that you are under 18"
          action={
            <Button size="sm" onClick={() => void memories.sayAdult()}>
              I am 18 or older
            </Button>
          }
        >
          So no AI model answers you, and lines for young people come first when help is shown.
        </Notice>
      ) : null}
      {error && !data ? <Notice className="mt-5">This cannot be read right now.</Notice> : null}
      {data ? (
        data.memories.length === 0 ? (
          <p className="mt-5 text-ink-2">It knows nothing about you yet. That is fine.</p>
        ) : (
          <ul className="mt-5 border-t border-line">
            {data.memories.map((memory) => (
              <MemoryRow
                key={memory.id}
                memory={memory}
                onChange={(change) => memories.change(memory, change)}
                onDelete={() => memories.remove(memory)}
              />
            ))}
          </ul>
        )
      ) : error ? null : (
        <Skeleton className="mt-5 h-16 max-w-measure" />
      )}
    </>
  )
}

function AddMemory({ onAdd }: { onAdd: (statement: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const statement = text.trim()
    if (statement === '') return
    setPending(true)
    if (await onAdd(statement)) setText('')
    setPending(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="mt-5 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <Field label="Something it may know">
          <TextInput
            value={text}
            maxLength={500}
            placeholder="I work nights every second week"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={isPending} pendingText="Keeping">
        Keep it
      </Button>
    </form>
  )
}
