import * as words from '../lexicon/scope-words.ts'
import { macros } from '../lexicon/macros.ts'
import type { SafetyLevel } from '../contract.ts'
import type { Kind } from './frames.ts'
import { hole } from './match.ts'
import type { Sentence } from './normalise.ts'
import { bone } from './skeleton.ts'
import type { Skeleton } from './skeleton.ts'

export type Reason =
  | 'ideation'
  | 'plan'
  | 'method'
  | 'self_harm'
  | 'abuse'
  | 'harm_others'
  | 'other_in_danger'
  | 'worry'
  | 'distress'
  | 'grief'
  | 'past'
  | 'negated'
  | 'weighed'

export interface Finding {
  level: SafetyLevel
  reason: Reason
}

const whole = (list: string) => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`)
const media = whole(words.media)
const anybody = whole(words.anybody)
const longAgo = whole(words.longAgo)
const recovered = whole(words.recovered)
const nowAgain = whole(words.nowAgain)
const calm = whole(words.calm)
const hurts = whole(words.hurts)
const everyday = whole(words.everyday)
const pastime = whole(words.pastime)
const eased = whole(words.eased)
const pastVerb = whole(words.pastVerb)
const asked = whole(words.asked)
const attribution = whole(words.attribution)
const instruction = new RegExp(`^\\W*(?:please )?(?:${words.instruction})`)

const stems = (list: string) => new Set(list.split(' ').map(bone))
const relatives = new Set(
  macros.rel
    ?.split('|')
    .filter((word) => !word.includes(' '))
    .map(bone),
)
const denial = stems('not never no longer without nor neither stop hardly zero clean free sober recover')
/** Words that may stand between "not" and what is denied. */
const betweenDenial = stems(
  'want wish go plan intend intention think feel try need any i consider active actively in danger at risk desire urge anything hurt harm mean say or way because me longer act on interest myself suicide suicidal by it let us no not never from do',
)
/** "Can not stop", "why not", "should not I" deny nothing. */
const noDenialAfter = stems('can could should why stop if')
/** "My head wants to die" is about me, "my phone" is not. */
const partsOfMe = stems(
  'life mind head brain heart body soul self whole part every only thoughts first last time day',
)

export type Who = 'self' | 'other' | 'you' | 'thing' | 'unknown'

/** Whose wish or state the words after `left` are about: the nearest person named before them. */
function subjectOf(left: readonly string[]): Who {
  for (let at = left.length - 1; at >= 0; at--) {
    const word = left[at] ?? ''
    if (word === hole) return 'unknown'
    if (/^(?:i|me|myself|we)$/.test(word)) return 'self'
    if (/^(?:my|our)$/.test(word))
      return at === left.length - 1 || partsOfMe.has(left[at + 1] ?? '') ? 'self' : 'thing'
    if (/^your?$/.test(word)) return 'you'
    if (
      /^(?:he|she|they|him|her|them|his|their|himself|herself|themselves|someon|who)$/.test(word) ||
      relatives.has(word)
    )
      return 'other'
  }
  return 'unknown'
}

/** "not", "never been", "no plans to" right before a match, in the same clause. */
function isNegated({ words, commas }: Skeleton, start: number): boolean {
  for (let at = start - 1; at >= 0 && !commas.has(at); at--) {
    const word = words[at] ?? ''
    if (word === 'stop' && words[at - 1] === 'not') return false
    if (denial.has(word)) return !noDenialAfter.has(words[at - 1] ?? '')
    if (!betweenDenial.has(word)) return false
  }
  return false
}

export interface Context {
  /** The whole text in plain spelling. */
  text: string
  /** The text begins as an order: to play a part, to write, to ignore rules. Whatever it wraps counts as meant. */
  isInstruction: boolean
}

export function contextOf(sentences: Sentence[], original: string): Context {
  const text = sentences.map((sentence) => sentence.plain).join('. ')
  return { text, isInstruction: instruction.test(original.slice(0, 300).toLowerCase().trim()) }
}

const crisisReason: Partial<Record<Kind, Reason>> = {
  anchor: 'ideation',
  explicit: 'ideation',
  indirect: 'ideation',
  plan: 'plan',
  selfHarm: 'self_harm',
  abuse: 'abuse',
  harmOthers: 'harm_others',
  otherDanger: 'other_in_danger',
}
const none: Finding = { level: 'none', reason: 'distress' }

export interface Match {
  kind: Kind
  skeleton: Skeleton
  start: number
  end: number
}

/** What a matched frame amounts to, given who speaks of whom, when, and in what frame of play or denial. */
export function judge(match: Match, sentence: Sentence, context: Context): Finding {
  const { kind, skeleton, start } = match
  if (kind === 'method') return { level: 'crisis', reason: 'method' }
  const who = whoIn(match)
  if (who === 'you' || who === 'thing') return none
  if (kind === 'past') return { level: 'concern', reason: 'past' }
  if (isStory(match, who, sentence, context)) return none
  const reason = crisisReason[kind]
  if (reason === undefined) return concern(match, sentence, context)
  if (kind === 'anchor') return anchored(match, who, sentence, context)
  if (!context.isInstruction && kind !== 'explicit' && kind !== 'indirect' && everyday.test(sentence.plain))
    return none
  if (isNegated(skeleton, start) || asked.test(sentence.plain)) return { level: 'concern', reason: 'negated' }
  if (isPast(sentence, context)) return { level: 'concern', reason: 'past' }
  if (who === 'other' && (kind === 'indirect' || kind === 'selfHarm'))
    return { level: 'concern', reason: 'worry' }
  if (who === 'other' && kind === 'harmOthers') return none
  if (who === 'other' && kind === 'explicit') return { level: 'crisis', reason: 'other_in_danger' }
  return { level: 'crisis', reason }
}

/** A word of death that no frame explains: it counts when the speaker is the nearest person, and nothing eases it. */
function anchored({ skeleton, start }: Match, who: Who, sentence: Sentence, context: Context): Finding {
  const { words: all } = skeleton
  const isOwn = who === 'self' || (who === 'unknown' && all.some((word) => /^(?:i|me|my|myself)$/.test(word)))
  if (!isOwn || pastime.test(sentence.plain) || media.test(sentence.plain)) return none
  if (isNegated(skeleton, start)) return { level: 'concern', reason: 'negated' }
  if (isPast(sentence, context)) return { level: 'concern', reason: 'past' }
  if (all.slice(0, start).some((word) => word === 'afraid' || word === 'fear'))
    return { level: 'concern', reason: 'distress' }
  return { level: 'crisis', reason: 'ideation' }
}

function whoIn({ kind, skeleton, start, end }: Match): Who {
  if (kind === 'abuse' || kind === 'otherDanger' || kind === 'grief' || kind === 'worry') return 'unknown'
  const own = skeleton.words.slice(start, end).some((word) => /^(?:myself|me|i|ourselv)$/.test(word))
  return own ? 'self' : subjectOf(skeleton.words.slice(0, start))
}

function isPast({ plain }: Sentence, { text }: Context): boolean {
  if (nowAgain.test(text)) return false
  return longAgo.test(plain) || (pastVerb.test(plain) && recovered.test(text))
}

/** Told of somebody in a story, of people in general, or as a line of a song; an order to play it is no story. */
function isStory({ kind, skeleton, start }: Match, who: Who, { plain }: Sentence, context: Context): boolean {
  const isOfOthers = who === 'other' || kind === 'otherDanger' || kind === 'worry' || kind === 'grief'
  if (isOfOthers && anybody.test(skeleton.words.slice(0, start).join(' '))) return true
  if (context.isInstruction || !media.test(plain)) return false
  if (isOfOthers && (kind === 'otherDanger' || !/ (?:i|me|my) /.test(plain))) return true
  return attribution.test(plain)
}

/** Grief, and worry about somebody else. */
function concern({ kind }: Match, { plain }: Sentence, { text }: Context): Finding {
  if (kind === 'grief') {
    const isQuiet = !hurts.test(text) && (calm.test(text) || longAgo.test(plain))
    return isQuiet ? none : { level: 'concern', reason: 'grief' }
  }
  if (pastime.test(plain) || eased.test(plain)) return none
  return { level: 'concern', reason: 'worry' }
}
