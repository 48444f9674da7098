// oxlint-disable max-lines -- one answer for each call of the product; what has rules of its own stands in files beside it
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { conflict, notFound } from '#platform/contract/errors.ts'
import { accountContract, Preferences, type Profile, type RoleName } from '#features/account/contract.ts'
import { todayOf } from '#features/account/rules.ts'
import { coachContract } from '#features/coach/contract.ts'
import { emptyDay, dayContract, type DayContent, type Template } from '#features/day/contract.ts'
import { leftOpen, movedTo } from '#features/day/rules/carry.ts'
import {
  progressContract,
  type Mark,
  type ProgressFacts,
  type SetPause,
} from '#features/progress/contract.ts'
import { formulaVersion } from '#features/progress/rules/flow-score.ts'
import { historyContract } from '#features/history/contract.ts'
import { findContract } from '#features/find/contract.ts'
import {
  emptyEvening,
  reflectContract,
  type Entry,
  type Evening,
  type EveningContent,
} from '#features/reflect/contract.ts'
import {
  emptyVision,
  visionContract,
  type CheckIn,
  type CheckInDay,
  type CustomVision,
  type Pillar,
  type VisionContent,
} from '#features/vision/contract.ts'
import { templatesContract } from '#features/templates/contract.ts'
import { emptyWeek, weekContract, type Week, type WeekContent } from '#features/week/contract.ts'
import { daysOf, isEmptyWeek } from '#features/week/rules.ts'
import { weekAt } from '#features/week/rules/address.ts'
import { weekDay } from '#features/week/rules/week-day.ts'
import { answerContract, type Given, type Reply } from './contract-answers.ts'
import {
  joinedOn,
  sampleEvenings,
  sampleMet,
  samplePlans,
  sampleProgress,
  sampleVisions,
  sampleWeeks,
  visionStart,
  weekStartFor,
} from './sample-life.ts'
import { answerMonths } from './sample-months.ts'
import { sampleJournal, sampleTemplates } from './sample-journal.ts'
import { searchSample } from './sample-search.ts'
import { sampleServed } from './sample-served.ts'
import { sampleUser } from './sample-user.ts'

type Kept<T> = T & { version: number; at: string }

export interface SampleServer {
  /** Answers a call under `/api`; what the sample life does not have is not there. */
  answer: (given: Given) => Reply
  setRole: (role: RoleName) => void
}

/**
 * The product's calls on a sample life in memory: what is changed stays until the page is loaded again. Score, streak and
 * challenges are counted from it by the product's own rules.
 */
export function createSampleServer(startRole: RoleName, timeZone: string): SampleServer {
  let role = startRole
  let profile: Pick<Profile, 'preferences' | 'version'> & { full_name: string } = {
    full_name: '',
    preferences: Preferences.parse({}),
    version: 2,
  }
  const today = () => todayOf({ time_zone: timeZone, day_start_hour: 0, week_starts_on: 1 }, new Date())
  const first = today()
  const plans = keepAll<LocalDate, DayContent>(samplePlans(first))
  const evenings = keepAll<LocalDate, EveningContent & { finished_at: string | null }>(sampleEvenings(first))
  const visions = keepAll<Pillar, VisionContent>(sampleVisions())
  const weeks = keepAll<LocalDate, WeekContent>(sampleWeeks(first))
  const customs = new Map<string, CustomVision>()
  const checkIns = new Map<string, CheckIn>()
  const entries = new Map<string, Entry>()
  const templates = new Map<string, Template>()
  const muted = new Set<LocalDate>()
  const pauses = new Map<string, SetPause>()
  const marks = new Map<string, Mark>()
  let chosen: ProgressFacts['chosen'] = { weights: null, formula: null, version: 0 }
  let start: LocalDate = visionStart
  let journey = 1

  const me = () => sampleUser(role).id
  const dayRow = (date: LocalDate) => {
    const { at, ...row } = plans.get(date) ?? { ...emptyDay, version: 0, at: null }
    return { ...row, user_id: me(), date, updated_at: at }
  }
  const eveningRow = (date: LocalDate): Evening => {
    const found = evenings.get(date)
    const { at, ...row } = found ?? { ...emptyEvening, finished_at: null, version: 0, at: null }
    return { ...row, user_id: me(), date, created_at: at, updated_at: at, is_muted: muted.has(date) }
  }
  const weekRow = (asked: LocalDate): Week => {
    const start = weekAt([...weeks.keys()], asked) ?? asked
    const { at, ...row } = weeks.get(start) ?? { ...emptyWeek, version: 0, at: null }
    return { ...row, user_id: me(), week_start_date: start, updated_at: at }
  }
  const weeksBetween = (from: LocalDate, to: LocalDate) =>
    [...weeks.keys()]
      .filter((start) => from <= start && start <= to)
      .toSorted()
      .map(weekRow)
  const visionRow = (pillar: Pillar) => {
    const { at, ...row } = visions.get(pillar) ?? { ...emptyVision, version: 0, at: null }
    return { ...row, pillar, updated_at: at }
  }
  const ownProfile = (): Profile => {
    const { id, email, name } = sampleUser(role)
    const at = `${joinedOn}T12:00:00.000Z`
    return {
      user: {
        id,
        full_name: profile.full_name || name,
        email,
        avatar_url: null,
        created_at: at,
        updated_at: at,
        role,
      },
      rhythm: { time_zone: timeZone, day_start_hour: 0, week_starts_on: weekStartFor(today()) },
      preferences: profile.preferences,
      version: profile.version,
    }
  }

  const answerers = [
    answerContract(accountContract, {
      readProfile: ownProfile,
      saveProfile({ body }) {
        profile = {
          full_name: body.full_name ?? profile.full_name,
          preferences: Preferences.parse({ ...profile.preferences, ...body.preferences }),
          version: profile.version + 1,
        }
        return ownProfile()
      },
      listDevices: () => ({ devices: [] }),
    }),
    answerContract(dayContract, {
      readDay({ params }) {
        const day = dayRow(params.date)
        const before = [...plans.keys()].sort().filter((date) => date < params.date)
        const days = before.map(dayRow)
        return { day, carried: movedTo(days, day), left_open: leftOpen(days, day) }
      },
      saveDay({ params: { date }, body: { version, ...content } }) {
        const before = plans.get(date) ?? emptyDay
        keep(plans, date, version, { ...before, ...definedOf(content) }, () => dayRow(date))
        return dayRow(date)
      },
      readTemplates: () => ({ templates: [...templates.values()] }),
      saveTemplate({ params: { id }, body: { version, ...content } }) {
        const found = templates.get(id)
        if ((found?.version ?? 0) !== version) throw found ? conflict(found) : notFound()
        const row = { ...content, id, version: version + 1, updated_at: new Date().toISOString() }
        templates.set(id, row)
        return row
      },
      readDays: ({ query: { from, to } }) => ({
        days: [...plans]
          .filter(([date]) => from <= date && date <= to)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([date, { intention, main_priorities }]) => ({
            date,
            intention,
            priorities: main_priorities.map(({ text, state }) => ({ text, state })),
            has_evening: evenings.has(date),
          })),
      }),
    }),
    answerMonths(first, { me, plans, evenings, entries }),
    answerContract(weekContract, {
      readWeek({ params }) {
        const week = weekRow(params.start)
        const earlier = weeksBetween('', addDays(week.week_start_date, -1))
        return { week, before: earlier.findLast((each) => !isEmptyWeek(each)) ?? null }
      },
      saveWeek({ params, body: { version, ...content } }) {
        const start = weekRow(params.start).week_start_date
        keep(weeks, start, version, content, () => weekRow(start))
        return weekRow(start)
      },
      readWeekDays: ({ params }) => ({
        days: daysOf(params.start)
          .filter((date) => plans.has(date) || evenings.has(date))
          .map((date) => weekDay(date, plans.get(date), evenings.get(date))),
      }),
      readWeeks: ({ query }) => ({ weeks: weeksBetween(addDays(query.from, -6), query.to) }),
      readLatestWeek: () => ({ week_plan: weeksBetween('', '9999').at(-1) ?? null }),
    }),
    answerContract(reflectContract, {
      readEvening: ({ params }) => eveningRow(params.date),
      muteEvening({ params: { date }, body: { is_muted } }) {
        if (is_muted) muted.add(date)
        else muted.delete(date)
        return { is_muted }
      },
      saveEvening({ params: { date }, body: { version, is_finished, ...content } }) {
        const before = evenings.get(date)?.finished_at ?? null
        const finished_at = is_finished ? new Date().toISOString() : before
        keep(evenings, date, version, { ...content, finished_at }, () => eveningRow(date))
        return eveningRow(date)
      },
      readRecentEvenings: () => ({
        reflections: [...evenings.keys()].sort().reverse().slice(0, 5).map(eveningRow),
      }),
      ...sampleJournal(entries, () => [...evenings.keys()].map(eveningRow)),
      readEntry: ({ params }) => ({ entry: entries.get(params.id) ?? null }),
      saveEntry({ params: { id }, body: { version, is_finished, asked = null, ...content } }) {
        const found = entries.get(id)
        if ((found?.version ?? 0) !== version) throw conflict(found)
        const now = new Date().toISOString()
        const entry: Entry = {
          ...content,
          id,
          version: version + 1,
          created_at: found?.created_at ?? now,
          updated_at: now,
          finished_at: is_finished ? now : (found?.finished_at ?? null),
          deleted_at: null,
          asked: found?.asked ?? asked,
          is_muted: found?.is_muted ?? false,
        }
        entries.set(id, entry)
        return entry
      },
    }),
    answerContract(templatesContract, sampleTemplates()),
    answerContract(visionContract, {
      readVisions: () => ({ visions: [...visions.keys()].map(visionRow), start_date: start }),
      readVision: ({ params }) => visionRow(params.pillar),
      readServed: ({ params, query }) => ({
        served: sampleServed(plans, params.pillar, query.today),
        since: null,
      }),
      saveVision({ params: { pillar }, body: { version, today: _today, ...content } }) {
        keep(visions, pillar, version, content, () => visionRow(pillar))
        return visionRow(pillar)
      },
      saveVisionStart({ body: { start_date, is_new } }) {
        if (is_new && start_date !== start) journey += 1
        start = start_date
        return { start_date }
      },
      readCustomVisions: () => ({ visions: [...customs.values()] }),
      readCustomVision: ({ params }) => present(customs.get(params.id)),
      saveCustomVision({ params: { id }, body: { version, ...content } }) {
        const found = customs.get(id)
        if ((found?.version ?? 0) !== version) throw found ? conflict(found) : notFound()
        const row = { ...content, id, version: version + 1, updated_at: new Date().toISOString() }
        customs.set(id, row)
        return row
      },
      deleteCustomVision({ params }) {
        if (!customs.delete(params.id)) throw notFound()
        return { deleted: true }
      },
      readJourney: () => ({ number: journey, check_ins: [...checkIns.values()] }),
      saveCheckIn({ params: { number, day }, body: { version, ...content } }) {
        const key = `${number}/${day}`
        const found = checkIns.get(key)
        if ((found?.version ?? 0) !== version) throw conflict(found)
        const row: CheckIn = {
          ...content,
          journey: number,
          day: day as CheckInDay,
          version: version + 1,
          updated_at: new Date().toISOString(),
        }
        checkIns.set(key, row)
        return row
      },
    }),
    answerContract(historyContract, {
      readVersions: () => ({ versions: [] }),
      readKindVersions: () => ({ versions: [] }),
    }),
    answerContract(progressContract, {
      readProgress: ({ query }) => ({
        ...sampleProgress({ plans, evenings, visions }, query.today),
        vision_start: start,
        pauses: [...pauses.values()],
        chosen,
      }),
      readMilestones: ({ query }) => ({
        met: sampleMet({ plans, evenings, visions }, query.today),
        marks: [...marks.values()],
      }),
      saveWeights({ body: { weights, version } }) {
        if (chosen.version !== version) throw conflict(chosen)
        const formula = weights ? formulaVersion : null
        chosen = { weights, formula, version: weights ? version + 1 : 0 }
        return chosen
      },
      savePause({ params: { id }, body: { version, ...content } }) {
        const found = pauses.get(id)
        if ((found?.version ?? 0) !== version) throw found ? conflict(found) : notFound()
        const row = { ...content, id, version: version + 1 }
        pauses.set(id, row)
        return row
      },
      deletePause({ params }) {
        if (!pauses.delete(params.id)) throw notFound()
        return { deleted: true }
      },
      saveMark({ params: { id }, body: { version, ...given } }) {
        const found = marks.get(id)
        if ((found?.version ?? 0) !== version) throw found ? conflict(found) : notFound()
        const row = { ...given, id, version: version + 1 }
        marks.set(id, row)
        return row
      },
    }),
    answerContract(findContract, {
      search: ({ query: { words } }) => ({
        found: searchSample({ plans, evenings, visions, entries }, words, today()),
      }),
    }),
    answerContract(coachContract, {
      readMessages: () => ({ messages: [], has_more: false }),
      readOpening: () => ({ opening: null }),
    }),
  ]

  return {
    answer(given) {
      for (const answerer of answerers) {
        const reply = answerer(given)
        if (reply) return reply
      }
      const { code, message } = notFound()
      return { status: 404, body: { code, message } }
    },
    setRole(next) {
      role = next
    },
  }
}

function keepAll<Key, Content extends object>(rows: ReadonlyMap<Key, Content>): Map<Key, Kept<Content>> {
  const at = new Date().toISOString()
  return new Map([...rows].map(([key, content]) => [key, { ...content, version: 1, at }]))
}

/** Keeps a row when it still has the version that the writer saw; otherwise throws the conflict that carries it. */
function keep<Key, Content extends object>(
  rows: Map<Key, Kept<Content>>,
  key: Key,
  version: number,
  content: Content,
  read: () => unknown,
): void {
  if ((rows.get(key)?.version ?? 0) !== version) throw conflict(read())
  rows.set(key, { ...content, version: version + 1, at: new Date().toISOString() })
}

/** What a save names; the rest of a row stays as it is. */
function definedOf(content: Partial<DayContent>): Partial<DayContent> {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
