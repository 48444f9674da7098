import { addDays, localDay, type LocalDate } from '#platform/contract/dates.ts'
import { CallError, conflict, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { focusWeights, hasRest } from '#features/week/rules/focus.ts'
import { isPlanned } from '#features/week/rules.ts'
import { pausesMost, type DayFacts, type progressContract } from './contract.ts'
import { emptyFacts, isActive, planFacts, reflectionOf } from './rules/facts.ts'
import { formulaVersion } from './rules/flow-score.ts'
import { journeyStart } from './rules/journey.ts'
import { milestoneDay, type MilestoneDay } from './rules/milestone-day.ts'
import type { WeekFacts } from './rules/milestone-facts.ts'
import { isMilestone, metBy } from './rules/milestones.ts'
import { closedPauses, spansOf, type Span } from './rules/pauses.ts'
import {
  daysMax,
  deletePause,
  deleteWeights,
  lifeMax,
  readActiveDays,
  readEntryDays,
  readEntryFacts,
  readEvenings,
  readHasLetter,
  readMarks,
  readPauses,
  readPersonFacts,
  readPlans,
  readTalkDays,
  readVisionFacts,
  readWeeks,
  readWeights,
  writeMark,
  writePause,
  writeWeights,
  type PersonFacts,
  type StoredWeek,
} from './store.server.ts'

/** Before any account of anybody. */
const firstDay: LocalDate = '1970-01-01'

export const progressApi: Handlers<typeof progressContract> = {
  async readProgress({ query: { today } }, { actor, rows }) {
    const person = await presentPerson(rows, actor.userId)
    const days = await readCountedDays(rows, actor.userId, today, daysMax)
    const visions = await readVisionFacts(rows, actor.userId)
    return {
      days: days.map(({ facts }) => facts).filter(isActive),
      earlier:
        days.length < daysMax ? [] : await readEarlier(rows, actor.userId, days[0]?.facts.date ?? today),
      joined_on: joinedOn(person),
      vision_start: person.vision_start,
      resting: visions.filter(({ is_resting }) => is_resting).map(({ pillar }) => pillar),
      weeks: (await readWeeks(rows, actor.userId, addDays(days[0]?.facts.date ?? today, -6), today)).map(
        ({ week_start_date: from, pillar_focus }) => ({ from, weights: focusWeights(pillar_focus) }),
      ),
      pauses: await readPauses(rows, actor.userId),
      chosen: await readWeights(rows, actor.userId),
    }
  },

  async readMilestones({ query: { today } }, { actor, rows }) {
    const person = await presentPerson(rows, actor.userId)
    const days = await readCountedDays(rows, actor.userId, today, lifeMax)
    return {
      met: metBy({
        today,
        days: days.map(({ milestone }) => milestone),
        visions: await readVisionFacts(rows, actor.userId),
        entries: await readEntryFacts(rows, actor.userId, today),
        pauses: closedPauses(await readPauses(rows, actor.userId), today),
        weeks: weekFacts(await readWeeks(rows, actor.userId, firstDay, today)),
        has_letter: await readHasLetter(rows, actor.userId),
        journey_start: journeyStart(person.vision_start, joinedOn(person)),
      }),
      marks: await readMarks(rows, actor.userId),
    }
  },

  async saveWeights({ body: { weights, version } }, { actor, rows }) {
    const saved = weights
      ? await writeWeights(rows, actor.userId, version, weights, formulaVersion)
      : await deleteWeights(rows, actor.userId, version)
    if (!saved) throw conflict(await readWeights(rows, actor.userId))
    return saved
  },

  async savePause({ params: { id }, body: { version, ...content } }, { actor, rows }) {
    const saved = await writePause(rows, actor.userId, id, version, content)
    if (saved === 'full') throw tooMany()
    if (saved) return saved
    const current = (await readPauses(rows, actor.userId)).find((pause) => pause.id === id)
    throw current ? conflict(current) : notFound()
  },

  async deletePause({ params: { id } }, { actor, rows }) {
    if (!(await deletePause(rows, actor.userId, id))) throw notFound()
    return { deleted: true }
  },

  async saveMark({ params: { id }, body: { version, ...given } }, { actor, rows }) {
    if (!isMilestone(id)) throw notFound()
    const saved = await writeMark(rows, actor.userId, id, version, given)
    if (saved) return saved
    const current = (await readMarks(rows, actor.userId)).find((mark) => mark.id === id)
    throw current ? conflict(current) : notFound()
  },
}

async function presentPerson(rows: Rows, userId: string): Promise<PersonFacts> {
  const person = await readPersonFacts(rows, userId)
  if (!person) throw notFound()
  return person
}

function joinedOn({ joined_at, time_zone, day_start_hour }: PersonFacts): LocalDate {
  return localDay(new Date(joined_at), time_zone, day_start_hour)
}

/** The newest days that hold a plan, an evening, a journal entry or an own message to the coach, oldest first. */
async function readCountedDays(
  rows: Rows,
  userId: string,
  today: LocalDate,
  most: number,
): Promise<{ facts: DayFacts; milestone: MilestoneDay }[]> {
  const plans = byDate(await readPlans(rows, userId, today, most))
  const evenings = byDate(await readEvenings(rows, userId, today, most))
  const talks = byDate(await readTalkDays(rows, userId, today, most))
  const entries = new Set(await readEntryDays(rows, userId, today, most))
  const dates = [...new Set([...plans.keys(), ...evenings.keys(), ...talks.keys(), ...entries])]
    .sort()
    .slice(-most)
  return dates.map((date) => {
    const [plan, evening] = [plans.get(date), evenings.get(date)]
    const facts: DayFacts = {
      ...emptyFacts(date),
      ...(plan ? planFacts(plan) : {}),
      // Something written is a whole reflection, whatever the evening of that day holds.
      reflection: entries.has(date) ? 'full' : evening ? reflectionOf(evening) : 'none',
      coach_messages: talks.get(date)?.messages ?? 0,
    }
    return { facts, milestone: milestoneDay(facts, plan, evening) }
  })
}

async function readEarlier(rows: Rows, userId: string, before: LocalDate): Promise<Span[]> {
  return spansOf(await readActiveDays(rows, userId, before))
}

function weekFacts(weeks: StoredWeek[]): WeekFacts {
  return {
    first_planned: weeks.find(isPlanned)?.week_start_date ?? null,
    first_rested: weeks.find((week) => hasRest(week.pillar_focus, week.other_focus))?.week_start_date ?? null,
  }
}

function byDate<T extends { date: LocalDate }>(rows: T[]): Map<LocalDate, T> {
  return new Map(rows.map((row) => [row.date, row]))
}

function tooMany(): CallError {
  return new CallError(422, {
    code: 'too_many',
    message: `You have ${pausesMost} pauses and rests, which is as many as fit. Remove an old one to make room.`,
  })
}
