import type { HealthDay, HealthKind } from './contract.ts'

export const kindNames: Readonly<Record<HealthKind, string>> = {
  sleep: 'Sleep',
  steps: 'Steps',
  mindful: 'Mindful minutes',
}

/** A number with its unit: `7 h 12 min asleep`, `5,300 steps`, `10 mindful minutes`. */
function amountWords(kind: HealthKind, amount: number): string {
  if (kind === 'steps') return `${amount.toLocaleString('en-GB')} ${amount === 1 ? 'step' : 'steps'}`
  if (kind === 'mindful') return `${amount} mindful ${amount === 1 ? 'minute' : 'minutes'}`
  const [hours, minutes] = [Math.floor(amount / 60), amount % 60]
  return `${[hours ? `${hours} h` : '', minutes || !hours ? `${minutes} min` : ''].filter(Boolean).join(' ')} asleep`
}

/** What is known of a day, and nothing read into it. */
export function dayWords(day: HealthDay): string {
  return (['sleep', 'steps', 'mindful'] as const)
    .flatMap((kind) => (day[kind] === undefined ? [] : [amountWords(kind, day[kind])]))
    .join(' · ')
}

/** `212 days, 3 January 2026 to 20 November 2026`. */
export function spanWords({ days, from, to }: { days: number; from: string; to: string }): string {
  const name = (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
  return days === 1 ? `One day, ${name(from)}` : `${days} days, ${name(from)} to ${name(to)}`
}
