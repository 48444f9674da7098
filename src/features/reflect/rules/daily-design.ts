import type { DayContent } from '#features/day/contract.ts'
import type { EntryContent } from '../contract.ts'

type Answers = EntryContent['fields']

/** The lines of a day that a design asks about, under the keys of its prompts. */
const lines = ['intention', 'great_day', 'time_for_me'] as const

/** What the plan of a day says already: a design begins with it, so that finishing never takes a word away. */
export function designOf(day: DayContent): Answers {
  return Object.fromEntries(lines.filter((line) => day[line].trim() !== '').map((line) => [line, day[line]]))
}

/**
 * The change of a day that a finished design makes: its lines as they were answered (an empty answer changes nothing),
 * and the one thing as a priority under the new id, unless the day holds it by that name.
 */
export function designPatch(day: DayContent, answers: Answers, id: string): Partial<DayContent> {
  const text = (key: string) => String(answers[key] ?? '').trim()
  const patch: Partial<DayContent> = {}
  for (const line of lines) if (text(line) !== '') patch[line] = text(line)
  const oneThing = text('one_thing')
  if (oneThing === '' || day.main_priorities.some((item) => item.text.trim() === oneThing)) return patch
  const more = { tiny: text('first_minutes'), if_part: text('if_part'), then_part: text('then_part') }
  const written = Object.fromEntries(Object.entries(more).filter(([, words]) => words !== ''))
  return {
    ...patch,
    main_priorities: [{ id, text: oneThing, state: 'open' as const, ...written }, ...day.main_priorities],
  }
}
