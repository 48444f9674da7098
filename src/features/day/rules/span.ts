/** What a person writes for a length of time (`45`, `1.5 h`, `1 h 20`, `1:20`) in minutes; null when it is none. */
export function parseSpan(text: string): number | null {
  const plain = text.trim().toLowerCase().replaceAll(',', '.')
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(plain)
  if (clock) return whole(Number(clock[1]) * 60 + Number(clock[2]))
  const hours = /^(\d{1,2}(?:\.\d+)?)\s*h(?:ours?|rs?)?\s*(?:(\d{1,2})\s*(?:m(?:in(?:utes?)?)?)?)?$/.exec(
    plain,
  )
  if (hours) return whole(Number(hours[1]) * 60 + Number(hours[2] ?? 0))
  const minutes = /^(\d{1,4})\s*(?:m(?:in(?:utes?)?)?)?$/.exec(plain)
  return minutes ? whole(Number(minutes[1])) : null
}

function whole(minutes: number): number | null {
  const rounded = Math.round(minutes)
  return rounded >= 1 && rounded <= 1440 ? rounded : null
}
