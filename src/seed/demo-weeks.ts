import type pg from 'pg'
import { addDays, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { emptyWeek, type FocusLevel, type PillarFocus, type WeekPriority } from '#features/week/contract.ts'

interface DemoWeek {
  intention: string
  priorities: Omit<WeekPriority, 'id' | 'state'>[]
  focus: Partial<Record<keyof PillarFocus, [level: FocusLevel, line?: string]>>
}

/** Six weeks that come round: enough that no two beside each other are alike. */
const weeks: readonly DemoWeek[] = [
  {
    intention: 'Slow mornings, honest afternoons.',
    priorities: [
      {
        text: 'The one-page plan for the clinic, sent',
        pillar: 'purpose',
        why: 'Three nurses wait for it',
        obstacle: 'I polish instead of sending',
        if_part: 'it is Thursday noon',
        then_part: 'send it as it is',
      },
      {
        text: 'Walk on four days',
        pillar: 'body',
        if_part: 'it rains',
        then_part: 'ten minutes on the stairs',
      },
      { text: 'An evening with Iain that belongs to nobody else', pillar: 'relationships' },
    ],
    focus: { purpose: ['focus', 'The clinic before the inbox'], mind: ['rest'] },
  },
  {
    intention: 'Leave at five, really.',
    priorities: [
      { text: 'Prepare the budget talk in one sitting', pillar: 'purpose', obstacle: 'I soften the number' },
      { text: 'Swim at the Olympia twice', pillar: 'body' },
    ],
    focus: { body: ['focus', 'Shoes by the door'], relationships: ['steady', 'Supper without phones'] },
  },
  {
    intention: 'Notice one good thing an hour.',
    priorities: [
      { text: 'Finish the novel', pillar: 'mind', why: 'I sleep better when I read' },
      { text: 'Ring Mum without a reason', pillar: 'relationships' },
    ],
    focus: { mind: ['focus'], purpose: ['rest', 'Only what has a date'] },
  },
  {
    intention: 'Finish, rather than start.',
    priorities: [
      { text: 'Decide about the course', pillar: 'mind' },
      { text: 'Book the dentist', pillar: 'body' },
      { text: 'Cook with the children on Saturday', pillar: 'relationships' },
    ],
    focus: { relationships: ['focus', 'Saturday is theirs'], body: ['rest'] },
  },
  {
    intention: 'Kind to the tired version of me.',
    priorities: [{ text: 'In bed by half past ten on four evenings', pillar: 'body' }],
    focus: { body: ['focus', 'Sleep first'], mind: ['rest'], purpose: ['rest', 'A quiet week at work'] },
  },
  {
    intention: 'Outside before noon.',
    priorities: [
      { text: 'Up to the Law with Isla', pillar: 'body' },
      {
        text: 'Say no to one meeting',
        pillar: 'purpose',
        if_part: 'nobody says what it decides',
        then_part: 'ask',
      },
    ],
    focus: { body: ['focus'], relationships: ['focus', 'Isla, and nobody hurries'] },
  },
]

/** Which weeks of the journey were not planned, counted from its first: one away, and one that simply passed. */
const unplanned = new Set([5, 9])

/** Plans the weeks between two dates, the one of `today` included, as a person would: not each of them. */
export async function writeWeeks(
  owner: pg.Client,
  userId: string,
  start: LocalDate,
  today: LocalDate,
): Promise<void> {
  const thisWeek = startOfWeek(today)
  let number = 0
  for (let week = startOfWeek(start); week <= thisWeek; week = addDays(week, 7)) {
    number += 1
    if (unplanned.has(number) && week !== thisWeek) continue
    // The first of the six stands in the week that is shown first.
    const fromNow = Math.round((Date.parse(thisWeek) - Date.parse(week)) / (7 * 86_400_000))
    await writeWeek(owner, userId, week, weeks[fromNow % weeks.length] ?? weeks[0], week === thisWeek)
  }
}

async function writeWeek(
  owner: pg.Client,
  userId: string,
  week: LocalDate,
  plan: DemoWeek | undefined,
  isNow: boolean,
): Promise<void> {
  if (!plan) return
  const priorities = plan.priorities.map((each, at): WeekPriority => {
    const isLast = at === plan.priorities.length - 1
    return { id: `${week}-${at + 1}`, ...each, state: isNow ? 'open' : isLast && at > 1 ? 'let_go' : 'done' }
  })
  // Each priority on one or two days, spread over the week.
  const laid: Record<LocalDate, string[]> = {}
  priorities.forEach(({ id }, at) => {
    for (const day of [at + 1, at + 4]) laid[addDays(week, day)] = [...(laid[addDays(week, day)] ?? []), id]
  })
  const focus = { ...emptyWeek.pillar_focus }
  for (const [pillar, [level, line = '']] of Object.entries(plan.focus))
    focus[pillar as keyof PillarFocus] = { level, line }
  await owner.query(
    `insert into public.week_plans (user_id, week_start_date, week_intention, priorities, daily_priorities, pillar_focus, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      userId,
      week,
      plan.intention,
      JSON.stringify(priorities),
      JSON.stringify(laid),
      JSON.stringify(focus),
      `${week}T08:10:00Z`,
    ],
  )
}
