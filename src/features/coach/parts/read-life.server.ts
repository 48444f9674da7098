import { addDays, localDay, localHour, type LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Preferences, UnreadKind } from '#features/account/contract.ts'
import { readPerson, type Person } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import { readHealthDayRows } from '#features/health/public.server.ts'
import { readRecentEveningRows } from '#features/reflect/public.server.ts'
import { readVisionRows } from '#features/vision/public.server.ts'
import type { ChatMessage } from '../contract.ts'
import { buildContext, limits, type CoachContext } from '../rules/context.ts'
import { fallbackPreferences } from '../rules/fallback.ts'
import { withoutTopics } from '../rules/left-alone.ts'
import { suggestionKey } from '../rules/suggestion.ts'
import { readNeverRows } from '../store/actions.server.ts'
import { readPlannedDays, readPresentMonth, readPresentWeek } from '../store/life.server.ts'
import { readFeedbackRows, readMemoryRows } from '../store/memories.server.ts'
import { voiceOf } from '../rules/voice-of.ts'
import { asLine } from '../rules/words.ts'
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
      isShort: preferences.coach_length === 'short',
      avoided: preferences.coach_words_avoided,
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
  newest: Promise<readonly ChatMessage[]>,
): Promise<CoachContext> {
  const { today } = here
  const unread = here.preferences.coach_unread
  const may = (kind: UnreadKind) => !unread.includes(kind)
  // All at once: the connection answers them in one go.
  const [evenings, days, visions, week, month, memories, never, feedback, health, messages] =
    await Promise.all([
      may('evenings') ? readRecentEveningRows(rows, userId, today) : [],
      may('plans') ? readPlannedDays(rows, userId, addDays(today, 1 - limits.days), today) : [],
      may('visions') ? readVisionRows(rows, userId) : [],
      may('weeks') ? readPresentWeek(rows, userId, today) : undefined,
      may('weeks') ? readPresentMonth(rows, userId, today) : undefined,
      may('memory') ? readMemoryRows(rows, userId) : [],
      readNeverRows(rows, userId),
      here.preferences.use_feedback_for_training ? readFeedbackRows(rows, userId) : [],
      here.preferences.coach_reads_health
        ? readHealthDayRows(rows, userId, addDays(today, 1 - limits.days), today)
        : [],
      newest,
    ])
  const context = buildContext(today, here.hour, {
    fullName: here.full_name,
    about: may('memory') ? aboutOf(here.preferences) : [],
    days,
    evenings: may('moods') ? evenings : evenings.map((evening) => ({ ...evening, mood: null })),
    visions,
    week,
    month,
    memories,
    never: new Set(never.map(suggestionKey).filter((key) => key !== null)),
    feedback,
    health,
    messages: may('messages') ? messages.map(({ sender, content }) => ({ sender, content })) : [],
  })
  return withoutTopics(context, here.preferences.coach_topics_avoided)
}

/** What the person wrote of themselves in their settings, cut to what a prompt has room for. */
function aboutOf(preferences: Preferences): string[] {
  const { user_dream_description: dream, user_reflections: reflections } = preferences
  return [
    ...(dream.trim() ? [`Would like life to look like: “${asLine(dream, 300)}”`] : []),
    ...(reflections.trim() ? [`Says of how they reflect: “${asLine(reflections, 300)}”`] : []),
  ]
}
