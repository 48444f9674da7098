import type { DayContent } from '../contract.ts'
import { exactSpan } from './capacity.ts'

/** What can be said of the time there is with one tap; anything else is written. */
export const timeChoices = [
  { value: '15', label: '15 min', minutes: 15 },
  { value: '30', label: '30 min', minutes: 30 },
  { value: '60', label: '1 h', minutes: 60 },
  { value: '120', label: '2 h', minutes: 120 },
] as const

const energyWords = { low: 'Low energy', steady: 'Steady energy', high: 'High energy' } as const

/** How somebody arrived, in a line: `Low energy, 2 h for today.` */
export function arrivalWords({ energy, minutes_available }: DayContent): string {
  const time = minutes_available === null ? '' : `${exactSpan(minutes_available)} for the day`
  const words = [energy ? energyWords[energy] : '', time].filter(Boolean).join(', ')
  return words ? `${words}.` : 'Energy and time are open.'
}
