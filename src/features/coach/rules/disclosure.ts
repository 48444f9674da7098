/** What is told again and again: this is software, and a break is fine. Seconds. */
const times = {
  /** A talk after a pause as long as this is a new one. */
  newTalk: 3_600,
  away: 7 * 86_400,
  everyOfUse: 3 * 3_600,
  /** For somebody who said that they are under 18. */
  everyOfUseMinor: 3_600,
} as const

const first =
  'You are talking with software, not with a person and not with a therapist. It can be wrong, and it does not notice what a person would.'
const again = 'You are talking to software.'

export interface Use {
  /** Seconds since the turn before; null when there never was one. */
  secondsSince: number | null
  /** Seconds of talk today, this turn included. */
  activeSeconds: number
  isMinor: boolean
}

/** The reminder that goes with a turn, or null: at the beginning of a talk, after a week away, and every three hours of a day. */
export function reminderFor({ secondsSince, activeSeconds, isMinor }: Use): string | null {
  if (secondsSince === null || secondsSince >= times.away) return first
  if (secondsSince >= times.newTalk) return again
  const every = isMinor ? times.everyOfUseMinor : times.everyOfUse
  const before = Math.max(0, activeSeconds - secondsSince)
  const hours = every / 3_600
  return Math.floor(activeSeconds / every) > Math.floor(before / every)
    ? `${again} You have been here for ${hours === 1 ? 'an hour' : `${hours} hours`} or more today. A break is fine.`
    : null
}
