import type { DayContent, DaySummary } from '#features/day/contract.ts'
import { isHere, itemsOf } from '#features/day/rules.ts'
import type { Outcome } from '#features/month/contract.ts'
import type { Vision } from '#features/vision/contract.ts'
import { mainPillars, stateOf } from '#features/vision/rules.ts'
import type { Span } from '../rules.ts'

/** How many of the person's own lines stand beside a level. */
const linesMost = 3

/** The priorities of the week, and those of its days where it has none of its own; open ones first, each once. */
export function linesOfWeek(
  own: readonly { text: string; state: string }[],
  days: readonly DaySummary[],
  { from, to }: Span,
): string[] {
  const written = own.filter(({ text, state }) => text.trim() !== '' && state !== 'let_go')
  if (written.length > 0) return openFirst(written)
  const priorities = days
    .filter(({ date }) => from <= date && date <= to)
    .flatMap((day) => day.priorities)
    .filter(({ text, state }) => text.trim() !== '' && (state === 'open' || state === 'done'))
  return openFirst(priorities)
}

function openFirst(priorities: readonly { text: string; state: string }[]): string[] {
  const open = priorities.filter(({ state }) => state === 'open')
  return few([...open, ...priorities].map(({ text }) => text))
}

/** The same for today, which is known as it is typed. */
export function linesOfDay(day: DayContent): string[] {
  return few([
    day.intention,
    ...itemsOf(day)
      .filter(isHere)
      .map(({ text }) => text),
  ])
}

/** What the month is to bring; what somebody changed their mind about is theirs no longer. */
export function linesOfMonth(outcomes: readonly Pick<Outcome, 'text' | 'state'>[]): string[] {
  return few(outcomes.filter(({ state }) => state !== 'changed_mind').map(({ text }) => text))
}

/** The sentences of the visions that are not resting. */
export function linesOfVisions(sentences: Partial<Record<string, string>>): string[] {
  return few(mainPillars.map((pillar) => sentences[pillar] ?? ''))
}

function few(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))].slice(0, linesMost)
}

/** How many of the four visions are pictured, in words. */
export function visionsWords(visions: readonly Vision[], hidesNumbers: boolean): string {
  const states = mainPillars.map((pillar) => stateOf(visions.find((vision) => vision.pillar === pillar)))
  const pictured = states.filter((state) => state === 'complete').length
  if (pictured === 0) return states.every((state) => state === 'empty') ? 'Open' : 'Begun'
  if (hidesNumbers) return pictured === mainPillars.length ? 'Pictured' : 'Begun'
  return `${pictured} of ${mainPillars.length} pictured`
}
