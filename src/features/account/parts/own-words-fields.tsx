import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { useOwnWords } from '../queries.ts'
import { ConflictNotice } from '#ui/conflict-notice.tsx'

const wordsMax = 2_000
const conflictFields = {
  user_dream_description: { label: 'What would life look like', bothMax: wordsMax },
  user_reflections: { label: 'How you reflect', bothMax: wordsMax },
}

/** What the person says of themselves at length, saved as it is typed. */
export function OwnWordsFields() {
  const words = useOwnWords()
  const { user_dream_description: dream, user_reflections: reflections } = words.value
  const safety = useSafety({ dream, reflections })
  if (words.isLoading) return <Skeleton className="h-40" />
  if (words.error)
    return <Notice kind="error">Your own words cannot be opened right now. {words.error.message}</Notice>
  return (
    <div className="flex flex-col gap-7" onBlur={() => words.flush()}>
      <ConflictNotice conflicts={words.conflicts} resolve={words.resolve} fields={conflictFields} />
      <Field label="What would life look like?" hint="In your own words. Only you and your coach see it.">
        <WritingArea
          scale="page"
          rows={2}
          maxLength={wordsMax}
          value={dream}
          onChange={(event) => words.change({ user_dream_description: event.currentTarget.value })}
        />
        <SafetyAt safety={safety} part="dream" />
      </Field>
      <Field
        label="How you like to reflect, for your coach to know"
        hint="For example: “I think best in lists”, or “Please do not ask about work in the evening”."
      >
        <WritingArea
          scale="page"
          rows={2}
          maxLength={wordsMax}
          value={reflections}
          onChange={(event) => words.change({ user_reflections: event.currentTarget.value })}
        />
        <SafetyAt safety={safety} part="reflections" />
      </Field>
      <SaveLine status={words.status} />
    </div>
  )
}
