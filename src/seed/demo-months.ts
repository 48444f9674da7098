import type pg from 'pg'
import { addDays, addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { emptyMonth, type MonthContent } from '#features/month/contract.ts'
import { monthOf, monthsBetween, newOutcome } from '#features/month/rules.ts'

/** Plans for the months that the demo days touch: the past ones with what became of them, this one under way. */
export async function writeMonths(
  owner: pg.Client,
  userId: string,
  start: LocalDate,
  today: LocalDate,
): Promise<void> {
  const first = monthOf(start)
  const count = monthsBetween(first, monthOf(today)) + 1
  for (let n = 0; n < count; n++) {
    const month = addMonths(first, n)
    const isPast = n < count - 1
    // Counted from the end, so that this month always is the last of them.
    const plan = plans[(n + plans.length * 10 - count) % plans.length] ?? emptyMonth
    const content = isPast ? plan : { ...plan, big_three: plan.big_three.map((o) => ({ ...o, ...open })) }
    await owner.query(
      `insert into public.month_plans (user_id, month_date, big_three, game_changer, game_changer_because, game_changer_step,
         game_changer_step_by, balance_sections, time_for_me, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        userId,
        month,
        JSON.stringify(content.big_three.map((outcome) => withNote(outcome, month, today))),
        content.game_changer,
        content.game_changer_because,
        content.game_changer_step,
        addDays(month, 6),
        JSON.stringify(content.balance_sections),
        content.time_for_me,
        `${month}T19:30:00Z`,
      ],
    )
  }
}

const open = { state: 'open', state_note: '' } as const

/** A note in the second week, once that has come. */
function withNote(outcome: MonthContent['big_three'][number], month: LocalDate, today: LocalDate) {
  const date = addDays(month, 8)
  const words = notes[outcome.id]
  return words && date <= today
    ? { ...outcome, notes: [{ id: `${outcome.id}-note`, date, text: words }] }
    : outcome
}

const notes: Record<string, string> = {
  harbour: 'It rained; we went anyway, and had soup.',
  clinic: 'The first page stands. Callum read it.',
  lunch: 'She chose the place by the ferry.',
}

const plans: readonly MonthContent[] = [
  {
    ...emptyMonth,
    big_three: [
      newOutcome('novel', {
        text: 'read the novel on my bedside table to its last page',
        pillar: 'mind',
        evidence: 'It is back in the library',
        confidence: 7,
        state: 'partly',
        state_note: 'Half of it, slowly. That was the right pace.',
      }),
      newOutcome('lunch', {
        text: 'taken Mum out for lunch',
        pillar: 'relationships',
        evidence: 'A photograph of the two of us',
        confidence: 9,
        state: 'happened',
      }),
    ],
    game_changer: 'the phone sleeps in the hall',
    game_changer_because: 'I do, too, when it does',
    game_changer_step: 'Buy an alarm clock',
    balance_sections: {
      mind: { now: 4, wish: 7, more: 'paper', less: 'headlines' },
      body: { now: 5, wish: 7, more: 'mornings outside', less: '' },
      relationships: { now: 6, wish: 8, more: 'suppers at the table', less: '' },
      purpose: { now: 5, wish: 6, more: '', less: 'meetings after four' },
    },
    time_for_me: 'The second Saturday belongs to nobody.',
  },
  {
    ...emptyMonth,
    big_three: [
      newOutcome('swim', {
        text: 'swum eight times',
        pillar: 'body',
        evidence: 'Eight stamps on the card',
        confidence: 5,
        smaller: 'swum four times',
        state: 'changed_mind',
        state_note: 'Walking with Iain does me more good.',
      }),
      newOutcome('clinic', {
        text: 'the one-page plan for the clinic agreed',
        pillar: 'purpose',
        evidence: 'Two signatures',
        confidence: 8,
        state: 'happened',
      }),
      newOutcome('evening', {
        text: 'kept one evening a week for Iain',
        pillar: 'relationships',
        evidence: 'It is in the plan and it happened',
        confidence: 8,
        state: 'partly',
      }),
    ],
    game_changer: 'no meetings before ten',
    game_changer_because: 'the first hour decides the day',
    game_changer_step: 'Ask Callum to move the Monday round',
    balance_sections: {
      mind: { now: 5, wish: 7, more: 'quiet', less: '' },
      body: { now: 5, wish: 8, more: 'walking', less: 'lifts' },
      relationships: { now: 7, wish: 8, more: '', less: 'phones at supper' },
      purpose: { now: 6, wish: 7, more: '', less: '' },
    },
    time_for_me: 'Every Thursday evening with the novel, door closed.',
  },
  {
    ...emptyMonth,
    big_three: [
      newOutcome('harbour', {
        text: 'walked round the harbour every Sunday',
        pillar: 'body',
        evidence: 'Four ticks on the calendar',
        confidence: 8,
        state: 'happened',
      }),
      newOutcome('draft', {
        text: 'sent the draft to the first reader',
        pillar: 'purpose',
        evidence: 'Her answer',
        confidence: 6,
        smaller: 'sent her the first chapter',
        state: 'partly',
      }),
      newOutcome('sundays', {
        text: 'rung Mum on three Sundays without a reason',
        pillar: 'relationships',
        evidence: 'She rang me on the fourth',
        confidence: 9,
        state: 'happened',
      }),
    ],
    game_changer: 'no screen after nine in the evening',
    game_changer_because: 'sleep carries everything else',
    game_changer_step: 'Put the charger in the hall',
    balance_sections: {
      mind: { now: 6, wish: 7, more: 'reading', less: 'news in bed' },
      body: { now: 6, wish: 8, more: 'mornings outside', less: '' },
      relationships: { now: 7, wish: 8, more: '', less: '' },
      purpose: { now: 6, wish: 7, more: 'finishing', less: 'starting' },
    },
    time_for_me: 'Sunday afternoons until four: tea, the piano, nothing else.',
  },
]
