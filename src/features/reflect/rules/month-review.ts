import { addMonths, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import type { Moment, MonthContent, Outcome, OutcomeState } from '#features/month/contract.ts'
import { outcomesMax } from '#features/month/contract.ts'
import { editOutcome, monthOf, newOutcome, sectionOf, writtenOutcomes } from '#features/month/rules.ts'
import { monthTitle } from '#features/day/rules/words.ts'
import type { EntryContent } from '../contract.ts'

type Answers = EntryContent['fields']

/** How many outcomes of a month a review asks about. */
export const reviewedMost = 5

/** In the first week of a month people look back on the one that has just ended. */
const lookingBackDays = 7

/** The month that a review is about when nobody says which. */
export function reviewMonth(today: LocalDate): LocalDate {
  const isEarly = Number(today.slice(8)) <= lookingBackDays
  return isEarly ? addMonths(monthOf(today), -1) : monthOf(today)
}

/** The month that the address asks for as `2026-11`; one that has not begun yet, or none, is the usual one. */
export function askedMonth(asked: string | null, today: LocalDate): LocalDate {
  const month = `${asked ?? ''}-01`
  return isLocalDate(month) && month <= today ? month : reviewMonth(today)
}

/** The month that an entry is about: its title says it. An entry of another kind of title is about that of its day. */
export function monthOfEntry({ title, date }: Pick<EntryContent, 'title' | 'date'>): LocalDate {
  const year = / (\d{4})$/.exec(title)?.[1] ?? ''
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`)
  return months.find((month) => isLocalDate(month) && monthTitle(month) === title) ?? monthOf(date)
}

export function reviewedOutcomes(plan: Pick<MonthContent, 'big_three'>): Outcome[] {
  return writtenOutcomes(plan).slice(0, reviewedMost)
}

const states: Record<string, OutcomeState> = {
  Happened: 'happened',
  Partly: 'partly',
  'Changed my mind': 'changed_mind',
}

/** What a new review already holds: its month, what was finished, what was meant, and what the plan says of it by now. */
export function reviewStart(month: LocalDate, plan: MonthContent, finished: string): Partial<EntryContent> {
  const meant = reviewedOutcomes(plan).flatMap(({ text, state, state_note }, at) => {
    const said = Object.entries(states).find(([, known]) => known === state)?.[0]
    return [
      [`outcome_${at + 1}_was`, text],
      ...(said ? [[`outcome_${at + 1}`, said]] : []),
      ...(state_note.trim() ? [[`outcome_${at + 1}_note`, state_note]] : []),
    ]
  })
  const fields = Object.fromEntries([
    ...(finished === '' ? [] : [['finished', finished]]),
    ...meant,
    ...(plan.game_changer.trim() === '' ? [] : [['game_changer_was', plan.game_changer]]),
  ]) as Answers
  return { title: monthTitle(month), fields }
}

/**
 * The change of a plan that a finished review makes: what became of each outcome, and the word about it. A question
 * without an answer changes nothing, and no word in the plan is taken away.
 */
export function reviewPatch(plan: MonthContent, answers: Answers): Partial<MonthContent> {
  let list = plan.big_three
  reviewedOutcomes(plan).forEach((outcome, at) => {
    const n = numberOf(plan, answers, at)
    const state = states[String(answers[`outcome_${n}`] ?? '')]
    const note = String(answers[`outcome_${n}_note`] ?? '').trim()
    if (state) list = editOutcome(list, outcome.id, { state })
    if (note) list = editOutcome(list, outcome.id, { state_note: note })
  })
  return list === plan.big_three ? {} : { big_three: list }
}

/**
 * The number under which an outcome was answered. The plan may have changed since the review was begun; the sentence
 * that the review kept then says which one was meant.
 */
function numberOf(plan: MonthContent, answers: Answers, at: number): number {
  const text = reviewedOutcomes(plan)[at]?.text
  const kept = Array.from({ length: reviewedMost }, (_, n) => answers[`outcome_${n + 1}_was`])
  return kept[at] === text || !kept.includes(text ?? '') ? at + 1 : kept.indexOf(text ?? '') + 1
}

/** The outcome of another month that came from this one. */
export function carriedFrom(outcome: Outcome, into: Pick<MonthContent, 'big_three'>): Outcome | undefined {
  return into.big_three.find(({ origin_id }) => origin_id === outcome.id)
}

/** The change of the next month that takes an outcome in; nothing when it is there already or has no room. */
export function carryOutcome(
  outcome: Outcome,
  month: LocalDate,
  into: MonthContent,
  id: string,
): Partial<MonthContent> {
  if (carriedFrom(outcome, into) || into.big_three.length >= outcomesMax) return {}
  const { text, pillar, evidence, smaller } = outcome
  const carried = newOutcome(id, {
    text,
    pillar,
    evidence,
    smaller,
    from_month: month,
    origin_id: outcome.id,
  })
  return { big_three: [...into.big_three, carried] }
}

/** The change of the next month that begins it with the balance of this review; what is set there already stays. */
export function carryBalance(answers: Answers, into: MonthContent): Partial<MonthContent> {
  const felt = Object.entries(answers).flatMap(([key, value]) => {
    const pillar = /^now_(.+)$/.exec(key)?.[1]
    return pillar && typeof value === 'number' ? [[pillar, value] as const] : []
  })
  const open = felt.filter(([pillar, now]) => now <= 10 && sectionOf(into, pillar).now === null)
  if (open.length === 0) return {}
  return {
    balance_sections: {
      ...into.balance_sections,
      ...Object.fromEntries(open.map(([pillar, now]) => [pillar, { ...sectionOf(into, pillar), now }])),
    },
  }
}

const momentKeys = ['moment_1', 'moment_2', 'moment_3'] as const

export function isKept(moment: Pick<Moment, 'text'>, answers: Answers): boolean {
  return momentKeys.some((key) => answers[key] === moment.text)
}

/** The answers with a moment in the first free place, or without it when it was kept; the same when no place is free. */
export function toggleMoment(moment: Pick<Moment, 'text'>, answers: Answers): Answers {
  const kept = momentKeys.find((key) => answers[key] === moment.text)
  if (kept) {
    const { [kept]: _taken, ...others } = answers
    return others
  }
  const free = momentKeys.find((key) => String(answers[key] ?? '').trim() === '')
  return free ? { ...answers, [free]: moment.text } : answers
}
