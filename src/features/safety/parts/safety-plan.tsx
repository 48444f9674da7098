import { useId, useState } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'

const prompts = [
  'What tells me that it is getting hard',
  'What I can do by myself to get through the next hour',
  'People and places that take my mind off it',
  'Who I can ask for help',
  'How I make the place around me safer',
]

const key = 'my-safety-plan'

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored)
      ? prompts.map((_, index) => (typeof stored[index] === 'string' ? stored[index] : ''))
      : prompts.map(() => '')
  } catch {
    return prompts.map(() => '')
  }
}

/** The person's own plan for hard hours. It stays on this device; signing out takes it away with everything else. */
export function SafetyPlan() {
  const id = useId()
  const [answers, setAnswers] = useState(read)
  const [isKept, setIsKept] = useState(true)
  function change(index: number, text: string) {
    const next = answers.with(index, text)
    setAnswers(next)
    setIsKept(writeStored(key, JSON.stringify(next)))
  }
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-sm text-ink-2">
        {isKept
          ? 'Only on this device, and gone when you sign out. Nobody else reads it.'
          : 'This browser does not let us keep it; please write it down somewhere else.'}
      </p>
      {prompts.map((prompt, index) => (
        <div key={prompt}>
          <label htmlFor={`${id}-${index}`} className="text-sm font-semibold">
            {prompt}
          </label>
          <textarea
            id={`${id}-${index}`}
            rows={2}
            dir="auto"
            maxLength={2_000}
            value={answers[index] ?? ''}
            onChange={(event) => change(index, event.target.value)}
            className="mt-1 w-full rounded-field border border-edge bg-sheet px-3 py-2"
          />
        </div>
      ))}
    </div>
  )
}
