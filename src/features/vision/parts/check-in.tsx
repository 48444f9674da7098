import { pageMax } from '#platform/contract/limits.ts'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { CheckInDay } from '../contract.ts'
import { useCheckIn } from '../queries.ts'
import { checkInPrompts, pages } from '../rules/ninety-days.ts'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { JourneyChoice } from './journey-choice.tsx'

/** Looking back on day 30, 60 or 90: three pages, kept as they are typed. The last day asks how it goes on. */
export function CheckInWriting({ journey, day }: { journey: number; day: CheckInDay }) {
  const document = useCheckIn(journey, day)
  const { value, change, status, conflicts, resolve, isLoading, error, refresh } = document
  const { changed, helped, next } = value
  const safety = useSafety({ changed, helped, next })
  const prompts = checkInPrompts[day]
  if (isLoading) return <Skeleton className="h-64" />
  if (error)
    return (
      <Notice
        kind="error"
        action={
          <Button size="sm" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        This page cannot be opened right now. {error.message} What you wrote is safe.
      </Notice>
    )
  return (
    <div className="grid gap-8">
      <ConflictNotice
        conflicts={conflicts}
        resolve={resolve}
        fields={{
          changed: { label: prompts.changed, bothMax: pageMax },
          helped: { label: prompts.helped, bothMax: pageMax },
          next: { label: prompts.next, bothMax: pageMax },
          choice: { label: 'How it goes on', bothMax: 0 },
        }}
      />
      {pages.map((page) => (
        <div key={page}>
          <Field label={prompts[page]}>
            <WritingArea
              scale="page"
              rows={2}
              maxLength={pageMax}
              value={value[page]}
              onChange={(event) => change({ [page]: event.currentTarget.value })}
            />
          </Field>
          <SafetyAt safety={safety} part={page} />
        </div>
      ))}
      {day === 90 ? <JourneyChoice document={document} /> : null}
      <SaveLine status={status} />
    </div>
  )
}
