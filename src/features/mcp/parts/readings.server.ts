import * as z from 'zod/mini'
import { LocalDateText, type LocalDate, startOfWeek } from '#platform/contract/dates.ts'
import { Line } from '#platform/contract/limits.ts'
import type { Context, Handlers } from '#platform/http/serve.server.ts'
import type { dayContract } from '#features/day/contract.ts'
import type { monthContract } from '#features/month/contract.ts'
import type { progressContract } from '#features/progress/contract.ts'
import { defaultWeights } from '#features/progress/rules/day-parts.ts'
import { isActive } from '#features/progress/rules/facts.ts'
import { flowScore } from '#features/progress/rules/flow-score.ts'
import { closedPauses } from '#features/progress/rules/pauses.ts'
import { streakOf } from '#features/progress/rules/streak.ts'
import type { reflectContract } from '#features/reflect/contract.ts'
import type { Consent } from '#features/tokens/contract.ts'
import type { visionContract } from '#features/vision/contract.ts'
import type { weekContract } from '#features/week/contract.ts'

/** The calls of the product that an assistant's questions are answered with: the same ones that screens and keys use. */
export interface ReadCalls {
  day: Pick<Handlers<typeof dayContract>, 'readDay'>
  week: Pick<Handlers<typeof weekContract>, 'readWeek'>
  month: Pick<Handlers<typeof monthContract>, 'readMonth'>
  vision: Pick<Handlers<typeof visionContract>, 'readVisions' | 'readCustomVisions'>
  reflect: Pick<Handlers<typeof reflectContract>, 'readEvening' | 'readJournal' | 'readEntry'>
  progress: Pick<Handlers<typeof progressContract>, 'readProgress'>
}

/** Where the person stands on their own clock. */
export interface Standing {
  today: LocalDate
  weekStartsOn: number
}

/** One thing that can be read: a tool, and where it needs no more than today, a resource. */
export interface Reading {
  name: string
  title: string
  about: string
  needs: Consent
  input: z.ZodMiniObject
  resource?: string
  read: (given: Record<string, string | undefined>, context: Context, here: Standing) => Promise<unknown>
}

const Day = z.object({ date: z.optional(LocalDateText) })
const pageSize = 20

/** What an assistant can read, each under one of the three consents of its key. */
export function listReadings(calls: ReadCalls): Reading[] {
  return [
    {
      name: 'read_day',
      title: 'Plan of a day',
      about:
        'The plan of one day: intention, priorities with their ids and states, time for me. Today when no date is given.',
      needs: 'plans',
      input: Day,
      resource: 'balanse://day',
      read: ({ date }, context, { today }) => calls.day.readDay({ params: { date: date ?? today } }, context),
    },
    {
      name: 'read_week',
      title: 'Plan of a week',
      about:
        'The plan of the week that holds a date: intention, priorities, focus. This week when no date is given.',
      needs: 'plans',
      input: Day,
      resource: 'balanse://week',
      read: ({ date }, context, { today, weekStartsOn }) =>
        calls.week.readWeek({ params: { start: startOfWeek(date ?? today, weekStartsOn) } }, context),
    },
    {
      name: 'read_month',
      title: 'Plan of a month',
      about:
        'The plan of the month that holds a date: big three, the one change. This month when no date is given.',
      needs: 'plans',
      input: Day,
      resource: 'balanse://month',
      read: ({ date }, context, { today }) =>
        calls.month.readMonth({ params: { month: `${(date ?? today).slice(0, 7)}-01` } }, context),
    },
    {
      name: 'read_visions',
      title: 'Visions',
      about: 'The vision of each part of life: sentence, picture, goals, first step.',
      needs: 'plans',
      input: z.object({}),
      resource: 'balanse://visions',
      read: async (_given, context) => ({
        ...(await calls.vision.readVisions({}, context)),
        own: await calls.vision.readCustomVisions({}, context),
      }),
    },
    {
      name: 'read_evening',
      title: 'Evening reflection of a day',
      about:
        'The evening reflection of one day: mood, what went well, what was hard. Today when no date is given.',
      needs: 'words',
      input: Day,
      resource: 'balanse://evening',
      read: ({ date }, context, { today }) =>
        calls.reflect.readEvening({ params: { date: date ?? today } }, context),
    },
    {
      name: 'read_journal',
      title: 'Journal',
      about: `A page of the journal, newest first, at most ${pageSize}: evenings and entries between two dates or with some words, each with its beginning and its id.`,
      needs: 'words',
      input: z.object({
        from: z.optional(LocalDateText),
        to: z.optional(LocalDateText),
        words: z.optional(Line.check(z.maxLength(200))),
      }),
      read: (given, context) => calls.reflect.readJournal({ query: { ...given, size: pageSize } }, context),
    },
    {
      name: 'read_journal_entry',
      title: 'An entry of the journal',
      about: 'One entry of the journal in full, by the id that read_journal names.',
      needs: 'words',
      input: z.object({ id: z.uuid() }),
      read: ({ id = '' }, context) => calls.reflect.readEntry({ params: { id } }, context),
    },
    {
      name: 'read_figures',
      title: 'Score and streak',
      about:
        'The FlowScore (0 to 100, how far the loop of planning and reflecting is kept; never a measure of worth) and the run of active days.',
      needs: 'figures',
      input: z.object({}),
      resource: 'balanse://figures',
      async read(_given, context, { today, weekStartsOn }) {
        const facts = await calls.progress.readProgress({ query: { today } }, context)
        const pauses = closedPauses(facts.pauses, today)
        const weights = facts.chosen.weights ?? defaultWeights
        const { value, word } = flowScore(facts.days, today, { ...facts, pauses, weights })
        const active = facts.days.filter(isActive).map(({ date }) => date)
        const streak = streakOf(active, today, weekStartsOn, pauses, facts.earlier)
        return { flow_score: value, word, streak }
      },
    },
  ]
}
