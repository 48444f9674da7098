import { addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { MonthContent, Outcome } from '#features/month/contract.ts'
import { useMonthPlan } from '#features/month/public.tsx'
import { monthName } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import type { EntryContent } from '../contract.ts'
import { carriedFrom, carryBalance, carryOutcome } from '../rules/month-review.ts'

interface CarryProps {
  /** The month that is looked back on; what is carried goes into the one after it. */
  month: LocalDate
}

/** Takes an outcome along into the next month, on a tap and only then. */
export function CarryOutcome({ month, outcome }: CarryProps & { outcome: Outcome }) {
  const next = useMonthPlan(addMonths(month, 1))
  const name = monthName(next.month)
  if (next.isLoading || next.error) return null
  const carried = carriedFrom(outcome, next.value)
  return (
    <Carry
      words={carried ? `It stands in ${name}.` : null}
      button={`Carry into ${name}`}
      what={outcome.text}
      onCarry={() => next.change(carryOutcome(outcome, month, next.value, newId()))}
      // What was written into it there since is worth more than a tap here.
      onUndo={
        carried && carried.text === outcome.text && carried.notes.length === 0
          ? () => next.change({ big_three: next.value.big_three.filter(({ id }) => id !== carried.id) })
          : null
      }
    />
  )
}

/** The same for the one change, as long as the next month has none of its own. */
export function CarryGameChanger({ month, plan }: CarryProps & { plan: MonthContent }) {
  const next = useMonthPlan(addMonths(month, 1))
  const name = monthName(next.month)
  if (next.isLoading || next.error) return null
  const isThere = next.value.game_changer === plan.game_changer
  if (!isThere && next.value.game_changer.trim() !== '') return null
  const { game_changer, game_changer_because } = plan
  return (
    <Carry
      words={isThere ? `It stands in ${name}.` : null}
      button={`Carry into ${name}`}
      what={game_changer}
      onCarry={() =>
        next.change({
          game_changer,
          game_changer_because: next.value.game_changer_because || game_changer_because,
        })
      }
      onUndo={() =>
        next.change({
          game_changer: '',
          ...(next.value.game_changer_because === game_changer_because ? { game_changer_because: '' } : {}),
        })
      }
    />
  )
}

/** Begins the next month with how the pillars feel now. */
export function CarryBalance({ month, value }: CarryProps & { value: EntryContent }) {
  const next = useMonthPlan(addMonths(month, 1))
  const name = monthName(next.month)
  if (next.isLoading || next.error) return null
  const patch = carryBalance(value.fields, next.value)
  const hasAnswers = Object.keys(value.fields).some((key) => key.startsWith('now_'))
  if (!hasAnswers) return null
  const isThere = Object.keys(patch).length === 0
  return (
    <Carry
      words={isThere ? `${name} begins with it.` : null}
      button={`Begin ${name} with this`}
      what="balance"
      onCarry={() => next.change(patch)}
      onUndo={null}
    />
  )
}

interface CarryButtonProps {
  /** What is so already; null while nothing was carried. */
  words: string | null
  button: string
  /** What is carried, after the words of the button: they are the same for each. */
  what: string
  onCarry: () => void
  onUndo: (() => void) | null
}

function Carry({ words, button, what, onCarry, onUndo }: CarryButtonProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center">
      <output className="text-sm text-ink-2 not-empty:mr-2">{words}</output>
      {words === null ? (
        <Button size="sm" aria-label={`${button}: ${what}`} onClick={onCarry}>
          {button}
        </Button>
      ) : onUndo ? (
        <Button variant="plain" size="sm" aria-label={`Undo: ${what}`} onClick={onUndo}>
          Undo
        </Button>
      ) : null}
    </div>
  )
}
