import { addDays, localDay, localHour, type LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { UnreadKind } from '#features/account/contract.ts'
import { readPerson, type Person } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import { readRecentEveningRows } from '#features/reflect/public.server.ts'
import { readVisionRows } from '#features/vision/public.server.ts'
import type { ChatMessage } from '../contract.ts'
import { buildContext, limits, type CoachContext } from '../rules/context.ts'
import { fallbackPreferences } from '../rules/fallback.ts'
import { suggestionKey } from '../rules/suggestion.ts'
import { readNeverRows } from '../store/actions.server.ts'
import { readPlannedDays, readPresentMonth, readPresentWeek } from '../store/life.server.ts'
import { readFeedbackRows, readMemoryRows } from '../store/memories.server.ts'
import { voiceOf } from '../rules/voice-of.ts'
import type { Manner } from '../voices/speaker.ts'

/** The person, and where they stand on their own clock. */
export interface Here extends Person {
  today: LocalDate
  hour: number
  manner: Manner
}

export async function readHere(rows: Rows, userId: string, now: Date): Promise<Here> {
  const person = (await readPerson(rows, userId)) ?? unknownPerson
  const { rhythm, preferences } = person
  return {
    ...person,
    today: localDay(now, rhythm.time_zone, rhythm.day_start_hour),
    hour: localHour(now, rhythm.time_zone),
    manner: {
      voice: voiceOf(preferences.coaching_voice),
      style: preferences.communicationStyle,
      isLowStim: preferences.lowStimMode,
    },
  }
}

const unknownPerson: Person = { full_name: '', rhythm: defaultRhythm, preferences: fallbackPreferences }

/**
 * The rows of one person that a turn may look at, cut down to the limits. What the person keeps from the coach is not
 * read at all. Privacy mode never comes this far.
 */
export async function readLife(
  rows: Rows,
  userId: string,
  here: Here,
  now: Date,
  messages: readonly ChatMessage[],
): Promise<CoachContext> {
  const { today } = here
  const unread = here.preferences.coach_unread
  const may = (kind: UnreadKind) => !unread.includes(kind)
  const evenings = may('evenings') ? await readRecentEveningRows(rows, userId, today) : []
  return buildContext(today, here.hour, {
    fullName: here.full_name,
    days: may('plans') ? await readPlannedDays(rows, userId, addDays(today, 1 - limits.days), today) : [],
    evenings: may('moods') ? evenings : evenings.map((evening) => ({ ...evening, mood: null })),
    visions: may('visions') ? await readVisionRows(rows, userId) : [],
    week: may('weeks') ? await readPresentWeek(rows, userId, today) : undefined,
    month: may('weeks') ? await readPresentMonth(rows, userId, today) : undefined,
    memories: may('memory') ? await readMemoryRows(rows, userId) : [],
    never: new Set((await readNeverRows(rows, userId)).map(suggestionKey).filter((key) => key !== null)),
    feedback: here.preferences.use_feedback_for_training ? await readFeedbackRows(rows, userId) : [],
    messages: may('messages') ? messages.map(({ sender, content }) => ({ sender, content })) : [],
  })
}
