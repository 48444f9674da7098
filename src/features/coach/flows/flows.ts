import { calmMinute } from './calm-minute.ts'
import { checkIn } from './check-in.ts'
import { eveningReview } from './evening-review.ts'
import type { Flow, FlowId, Step } from './flow.ts'
import { followUp } from './follow-up.ts'
import { gratitude } from './gratitude.ts'
import { grow } from './grow.ts'
import { listen } from './listen.ts'
import { overwhelm } from './overwhelm.ts'
import { pickUp } from './pick-up.ts'
import { planDay } from './plan-day.ts'
import { reframe } from './reframe.ts'
import { tinyStart } from './tiny-start.ts'
import { visionNudge } from './vision-nudge.ts'
import { woop } from './woop.ts'
import { wrapUp } from './wrap-up.ts'

export const flows: Readonly<Record<FlowId, Flow>> = {
  plan_day: planDay,
  check_in: checkIn,
  grow,
  tiny_start: tinyStart,
  evening_review: eveningReview,
  woop,
  reframe,
  overwhelm,
  gratitude,
  vision_nudge: visionNudge,
  calm_minute: calmMinute,
  listen,
  wrap_up: wrapUp,
  follow_up: followUp,
  pick_up: pickUp,
}

/** A stored id may be from another version of this program. */
export function flowNamed(id: string): Flow | undefined {
  return Object.hasOwn(flows, id) ? flows[id as FlowId] : undefined
}

/** A stored step, too, may be from another version, and with privacy mode on it comes from outside. */
export function stepNamed(flow: Flow | undefined, step: string): Step | undefined {
  return flow && Object.hasOwn(flow.steps, step) ? flow.steps[step] : undefined
}
