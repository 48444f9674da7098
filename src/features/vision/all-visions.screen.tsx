import { useState } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { useLookBack } from '#features/history/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { CustomVision, Vision } from './contract.ts'
import { LookBackField } from './parts/look-back.tsx'
import { ListedVisionRow } from './parts/listed-vision.tsx'
import { TwoColumns } from './parts/two-columns.tsx'
import { TwoVersions } from './parts/two-versions.tsx'
import { VisionHeader } from './parts/vision-header.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { VisionThen } from './parts/vision-then.tsx'
import { useCustomVisions, useVisions } from './queries.ts'
import { customHome, listVisions, searchVisions } from './rules/custom.ts'

/** Every vision of the person in one list, to look through, to search and to print. */
export default function AllVisionsScreen() {
  const today = useToday()
  const { visions, isLoading, error, retry } = useVisions()
  const custom = useCustomVisions()
  const [search, setSearch] = useState('')
  const refusal = error ?? (custom.data ? null : custom.error)
  const listed = listVisions(visions, custom.data?.visions ?? [])
  const found = searchVisions(listed, search)
  const [date, setDate] = useState<LocalDate | null>(null)
  const {
    days,
    standing,
    error: unread,
  } = useLookBack('vision', whenWritten(visions, custom.data?.visions), date)

  return (
    <TwoColumns
      asideLabel="What to do with them"
      aside={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => window.print()}>Print them</Button>
          <Link to={customHome} className={buttonClass('quiet')}>
            Add one of your own
          </Link>
        </div>
      }
    >
      <div className="print:hidden">
        <VisionStrip />
      </div>
      <div className="mt-8">
        <VisionHeader title="All Visions" today={today} hasPlans />
      </div>
      <TwoVersions />
      {refusal ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button
              size="sm"
              onClick={() => {
                retry()
                void custom.refetch()
              }}
            >
              Try again
            </Button>
          }
        >
          Your visions cannot be read right now. {refusal.message} What you wrote is safe.
        </Notice>
      ) : isLoading || custom.isPending ? (
        <Skeleton className="mt-8 h-72" />
      ) : (
        <>
          <Field label="Search in your visions" className="mt-8 max-w-md print:hidden">
            <TextInput
              type="search"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </Field>
          <div className="mt-5 print:hidden">
            <LookBackField days={days} today={today} date={date} choose={setDate} />
          </div>
          {date && unread ? (
            <Notice kind="error" className="mt-4">
              The visions of that day cannot be read right now. {unread.message} Nothing of them is gone;
              choose the day once more in a moment.
            </Notice>
          ) : null}
          <output className="mt-2 block min-h-[1.5em] text-sm text-ink-2 print:hidden">
            {search.trim() === '' ? '' : `${found.length} of ${listed.length} hold these words`}
          </output>
          {found.length > 0 ? (
            <ul aria-label="Your visions" className="mt-4 border-t border-line">
              {found.map((vision) => (
                <ListedVisionRow key={vision.key} vision={vision}>
                  {date && !unread ? (
                    <VisionThen
                      vision={vision}
                      standing={standing.get(vision.key) ?? { state: 'unwritten' }}
                      date={date}
                      today={today}
                    />
                  ) : null}
                </ListedVisionRow>
              ))}
            </ul>
          ) : (
            <Button className="mt-4" onClick={() => setSearch('')}>
              Show all of them
            </Button>
          )}
        </>
      )}
    </TwoColumns>
  )
}

/** The rows of the visions, by what names them among their versions. */
function whenWritten(visions: readonly Vision[], custom: readonly CustomVision[] = []) {
  return [
    ...visions.map(({ pillar, updated_at }) => ({ row: pillar as string, updatedAt: updated_at })),
    ...custom.map(({ id, updated_at }) => ({ row: id, updatedAt: updated_at })),
  ]
}
