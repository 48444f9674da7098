import type { CustomHue, PillarName } from '#ui/drawing/pillar-look.ts'
import {
  emptyVision,
  pillars,
  type CustomContent,
  type CustomVision,
  type Pillar,
  type Vision,
  type VisionContent,
} from '../contract.ts'
import { mainPillars, pillarHints, pillarNames, stateOf, visionPath } from '../rules.ts'

export type Sign = CustomContent['sign']

/** Each sign by the name that a person reads; drawn are the checked glyphs of the kit. */
export const signLooks: Record<Sign, { name: string; glyph: PillarName | 'custom' }> = {
  shell: { name: 'Shell', glyph: 'custom' },
  ripples: { name: 'Ripples', glyph: 'mind' },
  leaf: { name: 'Leaf', glyph: 'body' },
  arcs: { name: 'Two arcs', glyph: 'relationships' },
  star: { name: 'Star', glyph: 'purpose' },
  shoot: { name: 'Shoot', glyph: 'growth' },
  drop: { name: 'Drop', glyph: 'health' },
  circle: { name: 'Circle of three', glyph: 'social' },
  steps: { name: 'Steps', glyph: 'career' },
}

export const hueNames: Record<CustomHue, string> = {
  1: 'Rose',
  2: 'Terracotta',
  3: 'Amber',
  4: 'Olive',
  5: 'Jade',
  6: 'Lagoon',
  7: 'Sky',
  8: 'Plum',
}

/** What the person chooses before anything is written. */
export type CustomLook = Pick<CustomContent, 'name' | 'sign' | 'hue'>

/** Stands for the choice until its row is read. */
export const unknownLook: CustomLook = { name: '', sign: 'shell', hue: 1 }

export function emptyCustom(look: CustomLook): CustomContent {
  return { ...emptyVision, ...look }
}

export const customHome = '/create-custom-vision'

export function customPath(id: string): string {
  return `${customHome}?id=${id}`
}

/** A hue that no own pillar has yet, so that they can be told apart; the first one when all are taken. */
export function freeHue(visions: readonly Pick<CustomVision, 'hue'>[]): CustomHue {
  const hues: CustomHue[] = [1, 2, 3, 4, 5, 6, 7, 8]
  return hues.find((hue) => !visions.some((vision) => vision.hue === hue)) ?? 1
}

/** One row of the list of every vision. */
export interface ListedVision {
  key: string
  name: string
  path: string
  /** What the pillar is about, while there is no sentence. */
  hint: string
  look: { pillar: Pillar } | Pick<CustomContent, 'sign' | 'hue'>
  content: VisionContent | undefined
}

/** The four that everybody has, the optional ones once something stands in them, then the person's own. */
export function listVisions(visions: readonly Vision[], custom: readonly CustomVision[]): ListedVision[] {
  const main: readonly string[] = mainPillars
  const shared = pillars
    .map((pillar) => ({ pillar, content: visions.find((vision) => vision.pillar === pillar) }))
    .filter(({ pillar, content }) => main.includes(pillar) || stateOf(content) !== 'empty')
    .map(({ pillar, content }) => ({
      key: pillar,
      name: pillarNames[pillar],
      path: visionPath(pillar),
      hint: pillarHints[pillar],
      look: { pillar },
      content,
    }))
  return [...shared, ...custom.map(listCustom)]
}

export function listCustom(vision: CustomVision): ListedVision {
  const { id, name, sign, hue } = vision
  return {
    key: id,
    name,
    path: customPath(id),
    hint: 'A pillar of your own.',
    look: { sign, hue },
    content: vision,
  }
}

/** Those that hold every word of a search somewhere; case and accents do not count. */
export function searchVisions(listed: readonly ListedVision[], search: string): ListedVision[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return listed.filter(({ name, content }) => {
    const text = plain([name, ...(content ? textsOf(content) : [])].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function textsOf(vision: VisionContent): string[] {
  const { picture, sentence, values, why, obstacle, if_part, then_part, goals, first_step } = vision
  const written = goals.flatMap(({ text, evidence }) => [text, evidence])
  return [picture, sentence, ...values, why, obstacle, if_part, then_part, ...written, first_step]
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')
}
