import { addDays, addMonths, isLocalDate, weekday, type LocalDate } from '#platform/contract/dates.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The place of the one name that begins with `text` (three letters or more, "tues", "sept"), or -1. */
function placeIn(names: readonly string[], text: string): number {
  const word = text.replace(/\.$/, '')
  return word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))
}

/**
 * The day that words name, seen from today; null when they name none, or when it is not certain which. A weekday is the
 * next one after today ("fri" on a Friday is in a week), a date without a year the next one that comes. Days stand
 * before months: 3/12 is the third of December.
 */
export function readDate(words: string, today: LocalDate): LocalDate | null {
  const text = words
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(on|for) /, '')
  if (text === 'today') return today
  if (['tomorrow', 'tmrw', 'tmr'].includes(text)) return addDays(today, 1)
  if (text === 'the day after tomorrow' || text === 'day after tomorrow') return addDays(today, 2)
  return weekdayIn(text, today) ?? distance(text, today) ?? isoDate(text) ?? calendarDate(text, today)
}

function weekdayIn(text: string, today: LocalDate): LocalDate | null {
  const wanted = placeIn(weekdays, text)
  return wanted < 0 ? null : addDays(today, ((wanted - weekday(today) + 6) % 7) + 1)
}

/** "in 3 days", "in a week", "in 2 months"; "next week" is left out: nobody knows which day of it is meant. */
function distance(text: string, today: LocalDate): LocalDate | null {
  const match = /^in (an?|one|two|three|\d{1,3}) (day|week|month)s?$/.exec(text)
  if (!match) return null
  const count = { a: 1, an: 1, one: 1, two: 2, three: 3 }[match[1] ?? ''] ?? Number(match[1])
  if (match[2] === 'month') return addMonths(today, count)
  return addDays(today, match[2] === 'week' ? count * 7 : count)
}

function isoDate(text: string): LocalDate | null {
  return isLocalDate(text) ? text : null
}

/** "3 dec", "dec 3", "3rd of december 2027", "3/12", "3.12.2027". */
function calendarDate(text: string, today: LocalDate): LocalDate | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]+\.?)(?:,? (\d{4}))?$/.exec(text)
  if (dayFirst) return nextDate(Number(dayFirst[1]), placeIn(months, dayFirst[2] ?? ''), dayFirst[3], today)
  const monthFirst = /^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text)
  if (monthFirst)
    return nextDate(Number(monthFirst[2]), placeIn(months, monthFirst[1] ?? ''), monthFirst[3], today)
  const figures = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4})|\.)?$/.exec(text)
  return figures ? nextDate(Number(figures[1]), Number(figures[2]) - 1, figures[3], today) : null
}

function nextDate(day: number, month: number, year: string | undefined, today: LocalDate): LocalDate | null {
  if (month < 0) return null
  const inYear = (of: number) => {
    const date = `${String(of).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    return isLocalDate(date) ? date : null
  }
  if (year) return inYear(Number(year))
  // The 29th of February may be three years away, or seven around a century.
  const first = Number(today.slice(0, 4))
  for (let of = first; of < first + 9; of++) {
    const date = inYear(of)
    if (date && date >= today) return date
  }
  return null
}

export interface EndingDate {
  /** The line without the words that name the day. */
  text: string
  /** Those words, as they were typed. */
  words: string
  date: LocalDate
}

const wordsAtMost = 5

/**
 * The day that the end of a line names ("Ring Mum on fri"), for a question to the person: nothing is ever moved by it
 * alone. Null when the line ends in no day, or is nothing but one.
 */
export function endingDate(line: string, today: LocalDate): EndingDate | null {
  const words = line.trim().split(/\s+/)
  for (let count = Math.min(wordsAtMost, words.length - 1); count > 0; count--) {
    const end = words.slice(-count).join(' ')
    const date = readDate(end, today)
    if (date) return { text: words.slice(0, -count).join(' '), words: end, date }
  }
  return null
}
