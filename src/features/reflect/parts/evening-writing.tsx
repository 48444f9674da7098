import { useState } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import type { PlanDay } from '#features/day/public.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { useSafety } from '#features/safety/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { emptyEvening, type EveningContent } from '../contract.ts'
import type { UsedEvening } from '../queries.ts'
import { ownWin, savedMessage, writingOf, whyNotFinished } from '../rules.ts'
import { eveningTexts } from '../rules/evening-texts.ts'
import { ClosedLine } from './closed-line.tsx'
import { EveningForm, type EveningLength } from './evening-form.tsx'

const fields: Record<keyof EveningContent, { label: string; bothMax: number }> = {
  mood: { label: 'How it felt', bothMax: 0 },
  wins: { label: 'Small wins count', bothMax: 0 },
  challenges: { label: 'What was hard', bothMax: pageMax },
  helped: { label: 'What helped', bothMax: pageMax },
  grateful_for: { label: 'Grateful for, and why', bothMax: 0 },
  tomorrow: { label: 'Tomorrow I will try', bothMax: lineMax },
  helped_by: { label: 'What helped, in a tap', bothMax: 0 },
  got_in_way: { label: 'What got in the way', bothMax: 0 },
}

interface EveningWritingProps {
  plan: PlanDay
  evening: UsedEvening
  length: EveningLength
  today: LocalDate
}

/** Everything is kept as it is written; closing only marks the day as closed, and only the server's answer says so. */
export function EveningWriting({ plan, evening, length, today }: EveningWritingProps) {
  const [isClosing, setIsClosing] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { value, change, status, conflicts, resolve } = evening
  const safety = useSafety(writingOf(value), isClosing)

  async function closeDay() {
    setIsClosing(true)
    setTrouble(null)
    try {
      // What became of the items belongs to the day that is being closed. The plan keeps and sends its own changes, so
      // one that cannot go now holds nothing up.
      await plan.flush().catch(() => {})
      await evening.close()
      setHasClosed(true)
      toast({ title: savedMessage('evening reflection') })
    } catch (error) {
      setTrouble(whyNotFinished(error))
    } finally {
      setIsClosing(false)
    }
  }

  return (
    <>
      <EveningForm plan={plan} value={value} change={change} length={length} today={today} safety={safety} />
      <div className="mt-12 grid justify-items-start gap-5">
        <ConflictNotice conflicts={conflicts} resolve={resolve} fields={fields} className="w-full" />
        {plan.conflicts.length > 0 ? (
          <Notice className="w-full">
            The plan of this day was also changed somewhere else. Both versions are kept;{' '}
            <Link to={`/day-plan?date=${plan.date}`} className="text-tide underline underline-offset-4">
              choose in the plan
            </Link>
            .
          </Notice>
        ) : null}
        {trouble ? (
          <Notice kind="error" className="w-full" title="The day is not closed yet">
            {trouble} Everything you wrote is still here.{' '}
            {conflicts.length > 0
              ? 'Please choose between the two versions, then close the day.'
              : 'Please press Close the day again in a moment.'}
          </Notice>
        ) : null}
        {hasClosed ? (
          <ClosedLine win={ownWin(value)} />
        ) : (
          <Button
            variant="primary"
            className="w-full sm:w-auto sm:px-12"
            isPending={isClosing}
            pendingText="Closing"
            onClick={() => void closeDay()}
          >
            Close the day
          </Button>
        )}
        {evening.finishedAt && !hasClosed ? (
          <p className="text-sm text-ink-2">This day was closed before. You can close it again.</p>
        ) : null}
        <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-6 gap-y-1">
          <SaveLine status={status} />
          <EarlierVersions
            kind="evening"
            row={plan.date}
            empty={emptyEvening}
            present={value}
            read={eveningTexts}
            onRestore={change}
          />
        </div>
      </div>
    </>
  )
}
