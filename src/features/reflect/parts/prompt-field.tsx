import { lineMax } from '#platform/contract/limits.ts'
import { pillars } from '#features/vision/contract.ts'
import { pillarNames } from '#features/vision/rules.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { ScaleField } from '#ui/scale-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { moods } from '../contract.ts'
import { writtenLines } from '../rules.ts'
import type { Prompt } from '../templates/exercise.ts'
import { Dictation } from './dictation.tsx'
import { Lines } from './lines.tsx'
import { TooLong } from './too-long.tsx'

interface PromptFieldProps {
  prompt: Prompt
  answer: string | number | undefined
  /** The upper end of a scale. */
  scaleMax: number
  onChange: (answer: string | number | undefined) => void
}

const moodChoices = moods.map((mood) => ({ value: mood as string, label: mood as string }))
const pillarChoices = pillars.map((pillar) => ({ value: pillar as string, label: pillarNames[pillar] }))

/** Where one prompt is answered. */
export function PromptField({ prompt, answer, scaleMax, onChange }: PromptFieldProps) {
  const { as, label, hint, placeholder } = prompt
  const text = typeof answer === 'string' ? answer : ''
  switch (as) {
    case 'scale':
      return (
        <ScaleField
          label={label}
          ends={prompt.ends ?? ['none', 'all']}
          value={typeof answer === 'number' ? answer : null}
          max={scaleMax}
          onChange={(value) => onChange(value ?? undefined)}
        />
      )
    case 'choice':
    case 'mood':
    case 'pillar':
      return (
        <ChoiceChips
          label={label}
          choices={
            as === 'mood'
              ? moodChoices
              : as === 'pillar'
                ? pillarChoices
                : (prompt.choices ?? []).map((choice) => ({ value: choice, label: choice }))
          }
          value={text || null}
          onChange={(choice) => onChange(choice ?? undefined)}
        />
      )
    case 'date':
      return (
        <Field label={label} hint={hint} className="max-w-xs">
          <TextInput
            type="date"
            value={text}
            onChange={(event) => onChange(event.currentTarget.value || undefined)}
          />
        </Field>
      )
    case 'list':
      return (
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm font-semibold text-ink">
            {label}
          </p>
          <Lines
            label={label}
            lines={text === '' ? [] : text.split('\n')}
            onChange={(lines) =>
              onChange(lines.map((line) => line.replaceAll('\n', ' ')).join('\n') || undefined)
            }
            placeholder={placeholder ?? ''}
            nextPlaceholder="Another, if there is one"
          />
        </div>
      )
    default:
      return (
        <Field label={label} hint={hint}>
          <>
            <WritingArea
              scale="page"
              className={roomFor(prompt)}
              placeholder={placeholder}
              // A page takes what is pasted, however long: nothing is cut off without a word.
              maxLength={as === 'page' ? undefined : lineMax}
              value={text}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {as === 'page' ? <TooLong text={text} /> : null}
            {prompt.key === 'body' ? (
              <Dictation onWords={(words) => onChange(writtenLines([text, words]).join(' '))} />
            ) : null}
          </>
        </Field>
      )
  }
}

/** How much paper is shown before anything is written: a page of one's own has more of it than an answer. */
function roomFor({ as, key }: Prompt): string {
  if (key === 'body') return '[&_textarea]:min-h-64'
  return as === 'page' ? '[&_textarea]:min-h-20' : ''
}
