/** A moment as people say it: `today at 14:10`, `on 3 November at 09:00`. */
export function momentWords(instant: string, timeZone: string): string {
  const [at, now] = [new Date(instant), new Date()]
  const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  if (day(at) === day(now)) return `today at ${time}`
  const isThisYear = day(at).slice(0, 4) === day(now).slice(0, 4)
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at)
  return `on ${date} at ${time}`
}
