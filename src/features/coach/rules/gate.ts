import { buildCard } from '#features/safety/rules/card.ts'
import { detect } from '#features/safety/rules.ts'
import { pickRegion } from '#features/safety/rules/lines.ts'
import { crisisAnswers, followUp, reviewedReply } from '#features/safety/rules/reply.ts'
import { stickyLevel, type EarlierMessage } from '#features/safety/rules/sticky.ts'
import type { ChatReply, FlowState } from '../contract.ts'

/** The card that goes with a turn, or null when nothing in it asks for one. */
export type Safety = ChatReply['safety']
type Level = NonNullable<Safety>['level'] | 'none'

/** What is known of where somebody is: their browser's languages, best first, and their time zone. Never an address. */
export interface Whereabouts {
  languages?: readonly string[]
  timeZone?: string
}

/** Reads what a person wrote, before anything else is done with it. */
export function safetyFor(text: string, where: Whereabouts): Safety {
  return cardOf(detect(text), where)
}

function cardOf(level: Level, where: Whereabouts): Safety {
  return level === 'none' ? null : { level, card: buildCard(level, pickRegion(where)) }
}

/** What the turn asks for by itself, or else what recent messages left behind; never less than the first. */
export function withRecent(
  now: Safety,
  { recent, text, at }: { recent: readonly EarlierMessage[]; text: string; at: Date },
  where: Whereabouts,
): Safety {
  return cardOf(now?.level ?? stickyLevel(recent, text, at), where)
}

/** Where a talk stands after a crisis: the reviewed question was asked. It is no exercise and holds no words. */
const askedPlace: FlowState = { flow: 'support', step: 'asked', answers: {}, trail: [] }

export interface CrisisAnswer {
  message: string
  quick: string[]
  state: FlowState
}

/** The reviewed answer to a crisis, the same in every voice, with three buttons. */
export function crisisAnswer({ card }: NonNullable<Safety>): CrisisAnswer {
  return { message: reviewedReply(card.region), quick: [...crisisAnswers], state: askedPlace }
}

/**
 * After a tap on one of the three buttons: the reviewed words for it, with the full card again. Null for anything
 * else, which is then read like any other message.
 */
export function crisisFollowUp(
  state: FlowState | null,
  text: string,
  where: Whereabouts,
): { safety: NonNullable<Safety>; answer: CrisisAnswer } | null {
  if (state?.flow !== askedPlace.flow) return null
  const region = pickRegion(where)
  const message = followUp(text.trim(), region)
  if (message === null) return null
  const quick = crisisAnswers.filter((answer) => answer !== text.trim())
  return {
    safety: { level: 'crisis', card: buildCard('crisis', region) },
    answer: { message, quick, state: askedPlace },
  }
}
