import type { PauseContent } from '../contract.ts'
import { shortDay } from './words.ts'

/** "Pause, Mon 2 Nov to Fri 6 Nov"; "Rest, Sun 8 Nov"; "Pause from Mon 2 Nov, without an end". */
export function pauseWords({ kind, from, to }: PauseContent): string {
  const name = kind === 'pause' ? 'Pause' : 'Rest'
  if (to === null) return `${name} from ${shortDay(from)}, without an end`
  return from === to ? `${name}, ${shortDay(from)}` : `${name}, ${shortDay(from)} to ${shortDay(to)}`
}
