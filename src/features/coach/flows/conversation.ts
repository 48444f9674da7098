import { notMeantLabel, type FlowState } from '../contract.ts'
import { type Change, type Source } from '../rules/change.ts'
import type { CoachContext } from '../rules/context.ts'
import { route, startedBy, startLabels, suggestions } from '../rules/router.ts'
import { plainText } from '../rules/words.ts'
import { speakerFor, type Manner, type Speaker } from '../voices/speaker.ts'
import { flowNamed, stepNamed } from './flows.ts'
import { begin, controlIn, step, type Spoken } from './step.ts'

export interface GuidedTurn {
  text: string
  /** Null between exercises. */
  state: FlowState | null
  context: CoachContext
  manner: Manner
  /** Makes the choice of words repeatable, for instance person and day. */
  seed: string
  /** The person asks whether this is a human or a professional. */
  isAskingIfHuman: boolean
}

export interface GuidedReply {
  message: string
  quick: string[]
  changes: Change[]
  sources: Source[]
  state: FlowState | null
}

const honestLine =
  'I follow a set of coaching exercises. I do not understand free text the way a person does.'
export const notHuman = 'No. I’m software: an AI coach, not a person and not a therapist.'

const greetings = [
  'hi',
  'hello',
  'hey',
  'hiya',
  'good morning',
  'good afternoon',
  'good evening',
  'hi there',
  'hello there',
  'morning',
  'start',
]
const thanks = [
  'thanks',
  'thank you',
  'thank you so much',
  'thanks a lot',
  'cheers',
  'ta',
  'bye',
  'goodbye',
  'see you',
  'good night',
  'ok thanks',
  'ok',
  'okay',
  'great thanks',
]

/** One turn of the guided coach: no network, no clock, no chance. Always answers with at least one sentence. */
export function guide(turn: GuidedTurn): GuidedReply {
  const speaker = speakerFor(turn.manner, turn.seed)
  if (turn.isAskingIfHuman) return withHonestAnswer(turn, speaker)
  const spoken = answer(turn, speaker)
  const isOver = spoken.next === null && spoken.choices.length === 0
  return {
    message: joined(spoken.say, turn.manner),
    quick: isOver ? startLabels(suggestions(turn.context)) : spoken.choices,
    changes: spoken.proposals,
    sources: spoken.sources,
    state: spoken.next,
  }
}

function answer({ text, state, context }: GuidedTurn, speaker: Speaker): Spoken {
  if (isNotMeant(text)) return goingElsewhere(state, context, speaker)
  const started = startedBy(text)
  if (started) return begin(started, context, speaker)
  if (state && flowNamed(state.flow) && !isLeavingOpening(text, state, context))
    return step(state, text, context, speaker)

  const said = plainText(text)
  if (greetings.includes(said))
    return offering(['What would you like to do?'], speaker.line('greet', said), [], context)
  if (thanks.includes(said)) return offering([], speaker.line('close', said), [], context)
  const { ranked, isClear } = route(text, context)
  const [first] = ranked
  if (first && isClear) return begin(first, context, speaker)
  if (controlIn(text)) return offering([], speaker.line('stop', said), [], context)
  return offering([honestLine], speaker.line('unsure', said), ranked, context)
}

/** The coach's own opening is a question nobody asked for: somebody who comes with a wish of their own goes first. */
function isLeavingOpening(text: string, state: FlowState, context: CoachContext): boolean {
  const isOpening = flowNamed(state.flow)?.start === null && state.trail.length === 0
  return isOpening && controlIn(text) === null && route(text, context).isClear
}

export function isNotMeant(text: string): boolean {
  return plainText(text) === plainText(notMeantLabel)
}

/** The coach took a message for something else: what else may be near it is offered, and nothing is begun. */
function goingElsewhere(state: FlowState | null, context: CoachContext, speaker: Speaker): Spoken {
  const meant = context.messages.findLast(({ sender, content }) => sender === 'user' && !isNotMeant(content))
  const ranked = meant ? route(meant.content, context).ranked : []
  return offering(
    ['Say it in other words if you like, or choose what comes nearest.'],
    speaker.line('unsure', notMeantLabel),
    ranked,
    context,
    state?.flow,
  )
}

function offering(
  say: string[],
  lead: string,
  ranked: Parameters<typeof startLabels>[0],
  context: CoachContext,
  /** An exercise that is not offered. */
  left = '',
): Spoken {
  const near = [...new Set([...ranked, ...suggestions(context)])].filter((id) => id !== left)
  const choices = startLabels(near.slice(0, 3))
  return {
    say: [lead, ...say].filter((line) => line !== ''),
    choices,
    next: null,
    proposals: [],
    sources: [],
  }
}

function withHonestAnswer({ state, context, manner }: GuidedTurn, speaker: Speaker): GuidedReply {
  const asking =
    state && stepNamed(flowNamed(state.flow), state.step)?.ask({ answers: state.answers, context })
  return {
    message: joined([notHuman, ...(asking ? [asking.text[speaker.style]] : [honestLine])], manner),
    quick: asking ? [...new Set(asking.choices)] : startLabels(suggestions(context)),
    changes: [],
    sources: [...(asking?.sources ?? [])],
    state,
  }
}

/** Low-stim puts one point on a line; otherwise a lead and a question are two paragraphs. */
function joined(say: string[], manner: Manner): string {
  return say.join(manner.isLowStim ? '\n' : '\n\n')
}
