import { localDay, type LocalDate } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { DayFacts, progressContract } from './contract.ts'
import { challengeDay } from './rules/challenge-day.ts'
import { countMet, type ChallengeDay } from './rules/challenges.ts'
import { emptyFacts, isActive, planFacts, reflectionOf } from './rules/facts.ts'
import { readEvenings, readPersonFacts, readPlans, readTalkDays, daysMax } from './store.server.ts'

export const progressApi: Handlers<typeof progressContract> = {
  async readProgress({ query: { today } }, { actor, rows }) {
    const person = await readPersonFacts(rows, actor.userId)
    if (!person) throw notFound()
    const days = await readCountedDays(rows, actor.userId, today)
    return {
      days: days.map(({ facts }) => facts).filter(isActive),
      joined_on: localDay(new Date(person.joined_at), person.time_zone, person.day_start_hour),
      vision_start: person.vision_start,
      resting: person.resting,
      challenges_done: countMet({
        ...person,
        has_resting_pillar: person.resting.length > 0,
        days: days.map(({ challenge }) => challenge),
      }),
    }
  },
}

/** The newest 1,500 days that hold a plan, an evening or an own message to the coach, oldest first. */
async function readCountedDays(
  rows: Rows,
  userId: string,
  today: LocalDate,
): Promise<{ facts: DayFacts; challenge: ChallengeDay }[]> {
  const plans = byDate(await readPlans(rows, userId, today))
  const evenings = byDate(await readEvenings(rows, userId, today))
  const talks = byDate(await readTalkDays(rows, userId, today))
  const dates = [...new Set([...plans.keys(), ...evenings.keys(), ...talks.keys()])].sort().slice(-daysMax)
  return dates.map((date) => {
    const [plan, evening] = [plans.get(date), evenings.get(date)]
    const facts: DayFacts = {
      ...emptyFacts(date),
      ...(plan ? planFacts(plan) : {}),
      reflection: evening ? reflectionOf(evening) : 'none',
      coach_messages: talks.get(date)?.messages ?? 0,
    }
    return { facts, challenge: challengeDay(facts, plan, evening) }
  })
}

function byDate<T extends { date: LocalDate }>(rows: T[]): Map<LocalDate, T> {
  return new Map(rows.map((row) => [row.date, row]))
}
