import type { HealthKind } from '../contract.ts'
import type { Counts } from './counts.ts'
import { readMoment } from './moments.ts'

/**
 * Exporters of Health Connect agree on no table, so its first line is read for what the columns are called. Three shapes:
 * a line a day with a column a kind; a line a record with a column that says its kind; a file of one kind, which its name
 * says. Null when the line tells nothing of that.
 */
export function readHeading(
  heading: readonly string[],
  fileName: string,
  counts: Counts,
  zoneOffset: (utcMs: number) => number,
): ((cells: readonly string[]) => void) | null {
  const names = heading.map(plain)
  const column = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const start = firstOf(names, [
    /^(start|begin|from)( date)?( time)?$|^starttime$|^startdate$/,
    /^(local )?date( time)?$|^day$|^datetime$/,
    /^time(stamp)?$|^recorded at$/,
  ])
  if (start < 0) return null
  const end = column(/^(end|to)( date)?( time)?$|^endtime$|^enddate$/)
  const at = (cells: readonly string[], index: number) => readMoment(cells[index] ?? '', zoneOffset)

  const wide = (['sleep', 'steps', 'mindful'] as const).flatMap((kind) => {
    const index = column(columns[kind])
    return index >= 0 ? [{ kind, index, unit: unitIn(names[index] ?? '') }] : []
  })
  if (wide.length > 0)
    return (cells) => {
      const moment = at(cells, start)
      for (const { kind, index, unit } of wide) {
        const cell = cells[index]?.trim() ?? ''
        if (!counts.wants(kind) || cell === '') continue
        if (!moment) counts.skip()
        else if (kind === 'steps') counts.addSteps('', moment, numberIn(cell))
        else counts.addTotal(kind, moment, minutesIn(kind, cell, unit))
      }
    }

  const type = column(/^((record|data) )?type$|^category$|^kind$|^metric$/)
  const ofFile = kindIn(plain(fileName))
  if (type < 0 && !ofFile) return null
  const value = column(/^(value|amount|count|quantity|total)$/)
  const unitColumn = column(/^units?$/)
  const stage = column(/^((sleep )?stage|state)( type)?$/)
  return (cells) => {
    const kind = type >= 0 ? kindIn(plain(cells[type] ?? '')) : ofFile
    if (!kind || !counts.wants(kind)) return
    if (stage >= 0 && /awake|out of bed|in bed|unknown/.test(plain(cells[stage] ?? ''))) return
    const from = at(cells, start)
    const to = end >= 0 ? at(cells, end) : null
    if (!from) return counts.skip()
    if (kind === 'steps') return counts.addSteps('', from, numberIn(cells[value] ?? ''))
    if (to) return counts.addSpan(kind, from, to)
    counts.addTotal(kind, from, minutesIn(kind, cells[value] ?? '', unitIn(plain(cells[unitColumn] ?? ''))))
  }
}

/** Without capitals, signs and the humps of program names: `stepCount` and `Step count` are one. */
const plain = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const firstOf = (names: readonly string[], patterns: readonly RegExp[]) =>
  patterns.map((pattern) => names.findIndex((name) => pattern.test(name))).find((index) => index >= 0) ?? -1

const unitWords = '(?: (?:h|hours?|hrs?|m|mins?|minutes?|s|secs?|seconds?))?'
const columns: Readonly<Record<HealthKind, RegExp>> = {
  steps: /^(?:(?:total|daily) )?steps?(?: (?:count|total))?$/,
  sleep: new RegExp(
    `^(?:(?:total )?sleep(?: (?:duration|time|total))?|(?:time|minutes|hours) asleep|asleep|hours of sleep)${unitWords}$`,
  ),
  mindful: new RegExp(
    `^(?:(?:total )?(?:mindful(?:ness)?|meditation)(?: (?:duration|time|sessions?|total))?)${unitWords}$`,
  ),
}

function kindIn(name: string): HealthKind | null {
  if (/\bsteps?\b/.test(name)) return 'steps'
  if (/\bsleep\b/.test(name)) return 'sleep'
  return /\bmindful|\bmeditat/.test(name) ? 'mindful' : null
}

type Unit = 'h' | 'min' | 's' | null

function unitIn(name: string): Unit {
  if (/\b(h|hours?|hrs?)\b/.test(name)) return 'h'
  if (/\b(m|mins?|minutes?)\b/.test(name)) return 'min'
  return /\b(s|secs?|seconds?)\b/.test(name) ? 's' : null
}

const numberIn = (cell: string) => (cell.trim() === '' ? Number.NaN : Number(cell.replaceAll(',', '.')))

/** `432`, `7.2`, `7:12`, `7h 12m`. Of sleep without a unit, up to 24 are hours: nobody notes a night of ten minutes. */
function minutesIn(kind: HealthKind, cell: string, unit: Unit): number {
  const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(cell.trim())
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const said = /^(?:(\d{1,2})\s*h(?:ours?|r)?)?\s*(?:(\d{1,4})\s*m(?:in)?(?:utes?)?)?$/i.exec(cell.trim())
  if (said && (said[1] || said[2])) return Number(said[1] ?? 0) * 60 + Number(said[2] ?? 0)
  const number = numberIn(cell)
  if (unit === 's') return number / 60
  if (unit === 'h' || (unit === null && kind === 'sleep' && number <= 24)) return number * 60
  return number
}
