import type { LocalDate } from '#platform/contract/dates.ts'
import type { EntryKind } from '#features/reflect/contract.ts'
import type { Pillar } from '#features/vision/contract.ts'
import type { MilestoneDay } from './milestone-day.ts'
import type { Span } from './pauses.ts'

/** A vision as far as milestones look at it. */
export interface VisionFacts {
  pillar: Pillar
  has_sentence: boolean
  /** It has a sentence or a picture. */
  is_pictured: boolean
  is_resting: boolean
}

/** A finished entry of the journal, without its words. */
export interface EntryFacts {
  id: string
  kind: EntryKind
  date: LocalDate
  /** From its first save to Finish. */
  minutes: number
  /** Good things that a gratitude entry names. */
  good_things: number
}

/** The first days of weeks, as far as there are such weeks. */
export interface WeekFacts {
  /** Of the first week with an intention or a priority. */
  first_planned: LocalDate | null
  /** Of the first week in which a pillar was put to rest. */
  first_rested: LocalDate | null
}

/** Everything that challenges and achievements are recognised from. Days and entries come oldest first. */
export interface MilestoneFacts {
  today: LocalDate
  days: readonly MilestoneDay[]
  visions: readonly VisionFacts[]
  entries: readonly EntryFacts[]
  pauses: readonly Span[]
  weeks: WeekFacts
  /** The last page of a ninetieth day holds words. */
  has_letter: boolean
  /** First day of the current ninety. */
  journey_start: LocalDate
}

/** The row that meets something: its day, when it has one, and the way to it. */
export interface Met {
  date: LocalDate | null
  link: string
}
