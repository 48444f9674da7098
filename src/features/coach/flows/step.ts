import { controls, type FlowState } from '../contract.ts'
import { type Change, type Source } from '../rules/change.ts'
import type { CoachContext } from '../rules/context.ts'
import { plainText } from '../rules/words.ts'
import type { Speaker } from '../voices/speaker.ts'
import { flowNamed, stepNamed } from './flows.ts'
import type { Flow, FlowId } from './flow.ts'

/** What the coach says next, what may be tapped, where the exercise stands (null: over) and what it offers. */
export interface Spoken {
  say: string[]
  choices: string[]
  next: FlowState | null
  proposals: Change[]
  sources: Source[]
}

/** No exercise is longer than six steps; the rest is room for one that lets the person go on and on. */
const trailMax = 12

const words: Record<keyof typeof controls, readonly string[]> = {
  stop: ['stop', 'stop here', 'stop it', 'stop this', 'quit', 'exit', 'cancel', 'leave'],
  skip: ['skip', 'skip this', 'skip it', 'pass', 'next', 'dont know', 'i dont know', 'idk', 'no idea'],
  back: ['back', 'go back', 'one back', 'undo', 'previous'],
}

/** Only the bare word steers: "I want to stop smoking" is an answer. */
export function controlIn(text: string): keyof typeof controls | null {
  if (text.length > 40) return null
  const given = plainText(text)
  return (Object.keys(words) as (keyof typeof controls)[]).find((name) => words[name].includes(given)) ?? null
}

/** Opens an exercise at its first step. */
export function begin(id: FlowId, context: CoachContext, speaker: Speaker): Spoken {
  const flow = flowNamed(id)
  if (!flow) return over(speaker)
  const state = { flow: id, step: flow.first({ answers: {}, context }), answers: {}, trail: [] }
  return ask(flow, state, context, speaker, speaker.line('begin', id))
}

/**
 * One turn of an exercise: pure, so that the same place, input and rows always give the same answer. Whatever the
 * input is, the reply asks something, offers something or ends.
 */
export function step(state: FlowState, input: string, context: CoachContext, speaker: Speaker): Spoken {
  const flow = flowNamed(state.flow)
  const here = stepNamed(flow, state.step)
  if (!flow || !here) return over(speaker)
  const place = `${state.flow} ${state.step} ${state.trail.length}`
  const control = controlIn(input)
  if (control === 'stop') return over(speaker, place)
  if (control === 'back') {
    const earlier = state.trail.at(-1)
    const back = earlier ? { flow: state.flow, ...earlier, trail: state.trail.slice(0, -1) } : state
    return ask(flow, back, context, speaker, speaker.line('back', place))
  }
  const before = state.answers[state.step] ?? ''
  const answer = control === 'skip' ? before : here.read(input, { answers: state.answers, context })
  if (answer === null) return ask(flow, state, context, speaker, speaker.line('again', place))

  const answers = { ...state.answers, [state.step]: answer }
  const next = here.next({ answers, context }, before)
  if (next === 'end') return finish(flow, answers, context, speaker, place)
  const trail = [...state.trail, { step: state.step, answers: state.answers }].slice(-trailMax)
  const moved = { flow: state.flow, step: next, answers, trail }
  const asking = stepNamed(flow, next)?.ask({ answers, context })
  const lead = asking?.lead ?? 'mirror'
  const isTapped = (here.ask({ answers: state.answers, context }).choices ?? []).includes(answer)
  return ask(
    flow,
    moved,
    context,
    speaker,
    lead === 'none' || control === 'skip' ? '' : speaker.line(lead, place, isTapped ? '' : answer),
  )
}

function ask(flow: Flow, state: FlowState, context: CoachContext, speaker: Speaker, lead: string): Spoken {
  const asking = stepNamed(flow, state.step)?.ask({ answers: state.answers, context })
  if (!asking) return over(speaker)
  return {
    say: [lead, asking.text[speaker.style]].filter((line) => line !== ''),
    choices: [
      ...new Set(asking.choices),
      ...(state.trail.length > 0 ? [controls.back] : []),
      controls.skip,
      controls.stop,
    ],
    next: state,
    proposals: [],
    sources: [...(asking.sources ?? [])],
  }
}

function finish(
  flow: Flow,
  answers: FlowState['answers'],
  context: CoachContext,
  speaker: Speaker,
  place: string,
): Spoken {
  const ending = flow.end({ answers, context })
  const lead = speaker.line(ending.changes.length > 0 ? 'offer' : 'close', place)
  return {
    say: [ending.text[speaker.style], lead].filter((line) => line !== ''),
    choices: [],
    next: null,
    proposals: ending.changes,
    sources: [...(ending.sources ?? [])],
  }
}

function over(speaker: Speaker, place = ''): Spoken {
  return { say: [speaker.line('stop', place)], choices: [], next: null, proposals: [], sources: [] }
}
