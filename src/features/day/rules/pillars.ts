import type { CustomVision, OwnPillar, Vision } from '#features/vision/contract.ts'
import { isPillar, mainPillars, pillarNames } from '#features/vision/rules.ts'
import { pillars } from '#features/vision/contract.ts'
import type { DayContent, Item } from '../contract.ts'
import { itemsOf, type Place } from '../rules.ts'
import { firstSentence } from './size.ts'

/** A pillar as a plan shows it: one of the eight, or one of the person's own. */
export interface PlanPillar {
  /** The name of one of the eight, or the id of an own one; in a day also the place of its tasks. */
  id: Place
  name: string
  /** How an own one looks. */
  own?: OwnPillar
  /** The first sentence of its vision, unless it rests. */
  because: string
  /** The first small step of its vision, unless it rests. */
  step: string
  /** An own pillar that is no longer there, while the plan still names it. */
  isGone: boolean
}

/**
 * The pillars of a day: the four, the optional ones that are begun or hold tasks, the person's own, and own ones that
 * were removed while tasks of this day still belong to them; those keep the name that they had.
 */
export function planPillars(
  day: DayContent,
  visions: readonly Vision[],
  customs: readonly CustomVision[],
): PlanPillar[] {
  const holds = (place: Place) => (day.other_pillars[place]?.length ?? 0) > 0
  return pillarsOf(holds, goneFrom(day), visions, customs)
}

/** The pillars of a plan: `holds` tells which of them it speaks of, `named` what it calls the person's own. */
export function pillarsOf(
  holds: (id: string) => boolean,
  named: readonly OwnPillar[],
  visions: readonly Vision[],
  customs: readonly CustomVision[],
): PlanPillar[] {
  const known = pillars
    .filter((pillar) => {
      const isMain = (mainPillars as readonly string[]).includes(pillar)
      return isMain || holds(pillar) || visions.some((each) => each.pillar === pillar && !each.is_resting)
    })
    .map((pillar) => {
      const vision = visions.find((each) => each.pillar === pillar && !each.is_resting)
      return { id: pillar, name: pillarNames[pillar], ...whyOf(vision), isGone: false }
    })
  const own = customs
    .filter((custom) => !custom.is_resting || holds(custom.id))
    .map(({ id, name, sign, hue, ...vision }) => ({
      id,
      name,
      own: { id, name, sign, hue },
      ...whyOf(vision.is_resting ? undefined : vision),
      isGone: false,
    }))
  const listed = new Set([...known, ...own].map(({ id }) => id))
  const gone = named
    .filter(({ id }) => !listed.has(id) && !customs.some((custom) => custom.id === id))
    .map((pillar) => ({ id: pillar.id, name: pillar.name, own: pillar, because: '', step: '', isGone: true }))
  return [...known, ...own, ...gone]
}

function whyOf(vision: { sentence: string; first_step: string } | undefined) {
  return { because: firstSentence(vision?.sentence ?? ''), step: vision?.first_step.trim() ?? '' }
}

/** The own pillars of which the day holds a list or something that was taken out of one, by the names they had then. */
function goneFrom(day: DayContent): OwnPillar[] {
  const named = new Map<string, OwnPillar>()
  for (const item of [...itemsOf(day), ...day.put_aside])
    if (item.own_pillar) named.set(item.own_pillar.id, item.own_pillar)
  const lists = Object.keys(day.other_pillars).filter((id) => day.other_pillars[id]?.length)
  const places = new Set([...lists, ...day.put_aside.map(({ place }) => place)])
  return [...places]
    .filter((id) => id !== 'priorities' && !isPillar(id))
    .map((id) => named.get(id) ?? nameless(id))
}

/** An own pillar of which nothing is left but its id. */
export function nameless(id: string): OwnPillar {
  return { id, name: 'Another pillar', sign: 'shell', hue: 1 }
}

/** What a line of a plan says of its pillar. */
type Belonging = Pick<Item, 'pillar' | 'own_pillar'>

/** The pillar that an item belongs to, as its id; undefined when it belongs to none. */
export function pillarOf(item: Belonging): string | undefined {
  return item.own_pillar?.id ?? item.pillar ?? undefined
}

/** The change of an item that gives it a pillar, or takes it away. */
export function pillarPatch(pillar: PlanPillar | null): Belonging {
  if (pillar?.own) return { pillar: null, own_pillar: pillar.own }
  return { pillar: pillar && isPillar(pillar.id) ? pillar.id : null, own_pillar: null }
}
