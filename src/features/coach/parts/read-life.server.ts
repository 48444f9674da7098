import { addDays, localDay, localHour, type LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { readPerson, type Person } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import { readRecentEveningRows } from '#features/reflect/public.server.ts'
import { readVisionRows } from '#features/vision/public.server.ts'
import type { ChatMessage } from '../contract.ts'
import { buildContext, limits, type CoachContext } from '../rules/context.ts'
import { fallbackPreferences } from '../rules/fallback.ts'
import { readPlannedDays } from '../store.server.ts'
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

/** The rows of one person that a turn may look at, cut down to the limits. Privacy mode never comes this far. */
export async function readLife(
  rows: Rows,
  userId: string,
  here: Here,
  now: Date,
  messages: readonly ChatMessage[],
): Promise<CoachContext> {
  return buildContext(here.today, here.hour, {
    fullName: here.full_name,
    days: await readPlannedDays(rows, userId, addDays(here.today, 1 - limits.days), here.today),
    evenings: await readRecentEveningRows(rows, userId, now),
    visions: await readVisionRows(rows, userId),
    messages: messages.map(({ sender, content }) => ({ sender, content })),
  })
}
