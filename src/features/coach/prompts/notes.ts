import { dayWords } from '#features/health/rules.ts'
import { limits, quoteOf, type CoachContext } from '../rules/context.ts'
import { dayName, pillarName } from '../rules/names.ts'
import { cutAt } from '../rules/words.ts'

/** The largest part of the person's life in one prompt, in characters: about 600 tokens. */
const notesMax = 1900

/**
 * The person's rows as lines a model can quote from. Of the reflections only the first two are quoted; the others
 * are a mood word, so that a week of writing does not leave the house for one question.
 */
export function notesOf(context: CoachContext): string {
  const lines = context.memories.map(
    ({ kind, statement }) =>
      `${kind === 'commitment' ? 'Said they would' : 'Told you'}: “${cutAt(statement, 200)}”`,
  )
  for (const words of context.about) lines.push(words)
  for (const words of context.feedback) lines.push(`Said of a reply of yours that it ${words}`)
  for (const day of context.days.slice(0, 3)) {
    const name = dayName(day.date, context.today)
    if (day.intention) lines.push(`Intention ${name}: “${cutAt(day.intention, 160)}”`)
    for (const item of day.priorities.slice(0, 5))
      lines.push(`Plan ${name}: “${cutAt(item.text, 120)}” (${stateWords[item.state]})`)
  }
  context.evenings.forEach((evening, n) => {
    const name = dayName(evening.date, context.today)
    const quote = n < limits.quoted ? quoteOf(evening) : ''
    const mood = evening.mood ? ` mood ${evening.mood}` : ''
    if (quote || mood) lines.push(`Reflection ${name}:${mood}${quote ? ` “${quote}”` : ''}`)
    if (n === 0 && evening.tomorrow)
      lines.push(`Wanted to try after ${name}: “${cutAt(evening.tomorrow, 120)}”`)
  })
  const { week, month } = context
  if (week?.intention) lines.push(`Intention of the week: “${cutAt(week.intention, 160)}”`)
  for (const { text, state } of week?.priorities ?? [])
    lines.push(`Priority of the week: “${cutAt(text, 120)}” (${stateWords[state]})`)
  for (const outcome of month?.outcomes ?? []) lines.push(`Outcome of the month: “${cutAt(outcome, 120)}”`)
  if (month?.change) lines.push(`One change of the month: “${cutAt(month.change, 160)}”`)
  for (const vision of context.visions.slice(0, 4))
    if (vision.sentence) lines.push(`Vision ${pillarName(vision.pillar)}: “${cutAt(vision.sentence, 160)}”`)
  for (const day of context.health)
    lines.push(`Numbers of their health file, ${dayName(day.date, context.today)}: ${dayWords(day)}`)
  if (context.topics.length > 0) lines.push(`Recent topics: ${context.topics.join(', ')}`)
  return fitting(lines, notesMax)
}

const stateWords = { open: 'open', done: 'done', moved: 'moved to another day', let_go: 'let go' }

/** Whole lines up to the limit; the newest come first, so the oldest are left out. */
function fitting(lines: string[], max: number): string {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > max) break
    kept.push(line)
  }
  return kept.join('\n')
}
