import type { Preferences } from '#features/account/contract.ts'
import type { CoachContext } from '../rules/context.ts'
import { budget, fitHistory, type Said } from '../rules/budget.ts'
import type { Manner } from '../voices/speaker.ts'
import { voiceBook } from '../voices/speaker.ts'
import { cutAt } from '../rules/words.ts'
import { coachContract, concernNote, literalNote, lowStimNote } from './coach-contract.ts'
import { defuse, fence } from './fence.ts'
import { notesOf } from './notes.ts'
import { redact } from './redact.ts'
import { challengeCards, lengthCards, styleCards } from './styles.ts'

type PromptPreferences = Pick<
  Preferences,
  | 'user_focus_areas'
  | 'user_focus_priorities'
  | 'time_commitment'
  | 'user_commitment_level'
  | 'interaction_mode'
  | 'is_neurodivergent'
  | 'coach_length'
  | 'coach_challenge'
  | 'coach_words_avoided'
  | 'coach_topics_avoided'
>

export interface PromptInput {
  text: string
  context: CoachContext
  fullName: string
  preferences: PromptPreferences
  manner: Manner
  /** The gate noticed distress in this turn or shortly before. */
  isConcern: boolean
  nonce: string
}

export interface Prompt {
  instructions: string
  /** The part of the instructions that is ours alone; a reply that repeats a long piece of it is thrown away. */
  fixed: string
  messages: Said[]
  maxTokens: number
}

/**
 * Everything that a provider gets for one turn, written here and nowhere else. The parts that never change stand
 * first, so that a provider's prefix cache is of use; the person's own words are redacted and fenced.
 */
export function buildPrompt(input: PromptInput): Prompt {
  const { context, manner, preferences, nonce } = input
  const clean = (text: string) => defuse(redact(text, input.fullName), nonce)
  const notes = redact(notesOf(context), input.fullName)
  const fixed = [
    coachContract,
    `Voice: ${voiceBook[manner.voice].card}`,
    styleCards[manner.style],
    // In a hard moment nobody is pushed, and low stimulation has a length of its own.
    ...(input.isConcern ? [] : [challengeCards[preferences.coach_challenge] ?? '']),
    ...(manner.isLowStim ? [] : [lengthCards[preferences.coach_length]]),
    ...(manner.isLowStim ? [lowStimNote] : []),
    ...(preferences.is_neurodivergent ? [literalNote] : []),
    ...(input.isConcern ? [concernNote] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const history = fitHistory(
    context.messages.map(({ sender, content }) => ({
      role: sender,
      content: clean(cutAt(content, 1200)),
    })),
  )
  return {
    instructions: [fixed, clean(facts(input)), ...(notes ? [fence(notes, nonce)] : [])].join('\n\n'),
    fixed,
    messages: fitHistory(
      [...history, { role: 'user', content: clean(input.text) }],
      budget.history + budget.message,
    ),
    maxTokens: manner.isLowStim || preferences.coach_length === 'short' ? budget.replyLowStim : budget.reply,
  }
}

function facts({ context, preferences }: PromptInput): string {
  const part = context.hour < 12 ? 'morning' : context.hour < 18 ? 'afternoon' : 'evening'
  const areas = cutAt(preferences.user_focus_areas.join(', '), 150)
  const priorities = cutAt(preferences.user_focus_priorities.join(', '), 60)
  const isNight = context.hour < 5
  return [
    `Today is ${context.today}, ${isNight ? 'late at night' : part}.`,
    ...(isNight ? ['Keep it short and suggest sleep once.'] : []),
    `Time a day: ${minutes[preferences.time_commitment]} minutes. Commitment: ${preferences.user_commitment_level} of 10. Mode: ${preferences.interaction_mode}.`,
    ...(areas ? [`Focus areas: ${areas}.`] : []),
    ...(priorities ? [`Counts most: ${priorities}.`] : []),
    ...leftAlone('Do not use these words:', preferences.coach_words_avoided),
    ...leftAlone('Do not bring these up by yourself:', preferences.coach_topics_avoided),
    ...(context.firstName ? [`First name: ${context.firstName}.`] : []),
  ].join(' ')
}

/** What the person wants left alone: whole words, as many as there is room for. */
function leftAlone(order: string, words: readonly string[]): string[] {
  let listed = ''
  for (const word of words) {
    const longer = listed === '' ? `“${word}”` : `${listed}, “${word}”`
    if (longer.length > leftAloneMax) break
    listed = longer
  }
  return listed === '' ? [] : [`${order} ${listed}.`]
}
const leftAloneMax = 125

const minutes: Readonly<Record<Preferences['time_commitment'], number>> = {
  '5min': 5,
  '15min': 15,
  '30min': 30,
  '60min': 60,
}
