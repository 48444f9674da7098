import { asLine, hasWords, plainText, scaleOf } from '../rules/words.ts'
import { openItems, todayOf, type CoachContext, type ContextItem } from '../rules/context.ts'
import type { Known, Step } from './flow.ts'

/** Keeps any words as one line. */
export function readLine(text: string): string | null {
  return hasWords(text) ? asLine(text) : null
}

/** Keeps a number from 0 to 10. */
export function readScale(text: string): string | null {
  const number = scaleOf(text)
  return number === null ? null : String(number)
}

/** One of the given answers when the text is one of them or begins with it; null otherwise. */
export function oneOf(choices: readonly string[]): (text: string) => string | null {
  return (text) => {
    const given = plainText(text)
    return (
      choices.find((choice) => given === plainText(choice) || given.startsWith(`${plainText(choice)} `)) ??
      null
    )
  }
}

export function after(step: string): Step['next'] {
  return () => step
}

export const scaleChoices = ['2', '4', '6', '8']

/** The open priorities of today, as buttons. */
export function openToday(context: CoachContext): ContextItem[] {
  return openItems(todayOf(context)).slice(0, 4)
}

/** Today's open item with exactly this text, when there is one: a change is then offered to it, not a new one. */
export function itemNamed(text: string, context: CoachContext): ContextItem | undefined {
  return openItems(todayOf(context)).find((item) => item.text === text)
}

/** The answer of a step, or '' when it was skipped or not reached. */
export function said({ answers }: Known, step: string): string {
  return answers[step] ?? ''
}

/** Things to start from that are not on today's plan yet: open items of earlier days, then first steps of visions. */
export function leftovers(context: CoachContext): string[] {
  const planned = new Set(todayOf(context)?.priorities.map(({ text }) => text))
  const earlier = context.days.filter(({ date }) => date !== context.today).flatMap(openItems)
  const texts = [...earlier.map(({ text }) => text), ...context.visions.map((vision) => vision.first_step)]
  return [...new Set(texts)].filter((text) => text !== '' && !planned.has(text)).slice(0, 3)
}

/** Moments to hang a plan on, by the time of day. */
export function moments(hour: number): string[] {
  if (hour < 12) return ['After my next cup of tea', 'When I sit down to start', 'Straight after lunch']
  if (hour < 18) return ['In the next ten minutes', 'When I finish this task', 'Before I leave my desk']
  return ['After I clear the table', 'Before I brush my teeth', 'Tomorrow after breakfast']
}

/** "After lunch" and "if I finish lunch" both read well after the word If. */
export function asIf(text: string): string {
  return text.replace(/^(if|when)\s+/i, '')
}

export function asThen(text: string): string {
  return text.replace(/^(then|and then)\s+/i, '')
}
