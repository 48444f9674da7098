import * as words from '../lexicon/scope-words.ts'
import { macros } from '../lexicon/macros.ts'
import type { SafetyLevel } from '../contract.ts'
import type { Kind } from './frames.ts'
import type { Sentence } from './normalise.ts'
import { bone } from './skeleton.ts'

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
  | 'control'
  | 'grief'
  | 'past'
  | 'negated'

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
const pastVerb = whole('wanted|tried|was|were|thought|planned|attempted|overdosed|had|did|felt|used|nearly|almost|cut|hurt|self harmed|took|considered|wished')
const asked = whole('asked (?:me )?(?:if|whether)|asks (?:me )?(?:if|whether)|wondered if|thinks (?:that )?i am|thought i was|accused me')
const attribution = whole('says|said|sings|sang|goes|called|titled|screams|shouts|whispers|wrote|line|lyric|lyrics|quote|chorus|where|in which')
const instruction =
  /^\W*(?:please )?(?:ignore|forget|disregard|pretend|role ?play|act|imagine|write|translate|repeat|summari[sz]e|complete|continue|you are|respond|say|answer|print|output|rewrite|finish|hypothetical|for a|system|user|assistant|developer|human|ai|new (?:instruction|rule)|tell|give|let us|in this|this is|from now|explain|convert|encode|decode|describe|correct|proofread|simulate|read|echo|spell|do not|without|no |bypass|override|admin|\{|\[|<|#|```|a poem|poem|story|as an|be my|as my|help me write|make|quote|it is (?:only|just))/

const relatives = new Set(macros.rel?.split('|').filter((word) => !word.includes(' ')).map(bone))
/** Words that may stand between "not" and what is denied. */
const betweenDenial = new Set(
  'want wish go plan intend intention think feel try need any i consider active actively in danger at risk desire urge anything hurt harm mean say or way because me longer act on interest myself suicide suicidal by it let us no not never'
    .split(' ')
    .map(bone),
)
const denial = new Set('not never no longer without nor neither stop hardly zero'.split(' ').map(bone))
/** "Can not stop", "why not", "should not I" deny nothing. */
const noDenialAfter = new Set('can could should why stop if'.split(' ').map(bone))

export type Who = 'self' | 'other' | 'you' | 'unknown'

/** Whose wish or state the words after `left` are about: the nearest person named before them. */
export function subjectOf(left: readonly string[]): Who {
  for (const word of left.toReversed()) {
    if (/^(?:i|me|my|myself|we|our)$/.test(word)) return 'self'
    if (/^your?$/.test(word)) return 'you'
    if (/^(?:he|she|they|him|her|them|his|their|himself|herself|themselves|someon|who)$/.test(word) || relatives.has(word))
      return 'other'
  }
  return 'unknown'
}

/** "not", "never been", "no plans to" right before a match, in the same clause. */
export function isNegated(words: readonly string[], commas: ReadonlySet<number>, start: number): boolean {
  for (let at = start - 1; at >= 0 && !commas.has(at); at--) {
    const word = words[at] ?? ''
    if (denial.has(word) && !noDenialAfter.has(words[at - 1] ?? '')) return true
    if (!betweenDenial.has(word)) return false
  }
  return false
}

export interface Context {
  /** The whole text in plain spelling. */
  text: string
  isInstruction: boolean
}

export function contextOf(sentences: Sentence[], original: string): Context {
  const text = sentences.map((sentence) => sentence.plain).join('. ')
  return { text, isInstruction: instruction.test(original.slice(0, 300).toLowerCase().trim()) }
}

const crisisReason: Partial<Record<Kind, Reason>> = {
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
  words: readonly string[]
  start: number
  end: number
}

/** What a matched frame amounts to, given who speaks of whom, when, and in what frame of play or denial. */
export function judge(match: Match, sentence: Sentence, context: Context): Finding {
  const { kind, words, start } = match
  if (kind === 'method') return { level: 'crisis', reason: 'method' }
  const isPlay = !context.isInstruction && everyday.test(sentence.plain)
  const isStory = media.test(sentence.plain)
  const who = whoIn(match)
  const isOver = isPast(sentence, context)
  if (who === 'you') return none
  if (kind === 'past') return { level: 'concern', reason: 'past' }
  if (who === 'other' || kind === 'otherDanger' || kind === 'worry' || kind === 'grief') {
    if (isStory && !/ (?:i|me|my (?!fav|novel|book|char|story|script|play|essay)) /.test(sentence.plain)) return none
    if (isStory && kind !== 'grief' && kind !== 'worry' && !context.isInstruction) return none
    if (anybody.test(words.slice(0, start).join(' '))) return none
  }
  const reason = crisisReason[kind]
  if (reason === undefined) return concern(match, who, sentence, context, isOver)
  if (isPlay && kind !== 'explicit' && kind !== 'indirect') return none
  if (isAttributed(sentence, context)) return none
  if (isNegated(words, sentence.bones.commas, start)) return { level: 'concern', reason: 'negated' }
  if (asked.test(sentence.plain)) return { level: 'concern', reason: 'negated' }
  if (isOver) return { level: 'concern', reason: 'past' }
  if (who === 'other' && (kind === 'indirect' || kind === 'selfHarm')) return { level: 'concern', reason: 'worry' }
  if (who === 'other' && kind === 'harmOthers') return none
  if (who === 'other' && kind === 'explicit') return { level: 'crisis', reason: 'other_in_danger' }
  return { level: 'crisis', reason }
}

function whoIn({ kind, words, start, end }: Match): Who {
  if (kind === 'abuse' || kind === 'otherDanger' || kind === 'control' || kind === 'grief' || kind === 'worry') return 'unknown'
  const own = words.slice(start, end).some((word) => /^(?:myself|my|me|i|ourselv)$/.test(word))
  return own ? 'self' : subjectOf(words.slice(0, start))
}

function isPast({ plain }: Sentence, { text }: Context): boolean {
  if (nowAgain.test(text)) return false
  return longAgo.test(plain) || (pastVerb.test(plain) && recovered.test(text))
}

/** A line of a song or a film, told as such: not when the text is an order to play it. */
function isAttributed({ plain }: Sentence, context: Context): boolean {
  return !context.isInstruction && media.test(plain) && attribution.test(plain) 
}

function concern({ kind, words, start }: Match, who: Who, sentence: Sentence, context: Context, isOver: boolean): Finding {
  const isDenied = isNegated(words, sentence.bones.commas, start)
  if (kind === 'grief') {
    if (!hurts.test(context.text) && (calm.test(context.text) || longAgo.test(sentence.plain))) return none
    return { level: 'concern', reason: 'grief' }
  }
  if (pastime.test(sentence.plain)) return none
  if (kind === 'worry') return { level: 'concern', reason: 'worry' }
  if (kind === 'control') return isDenied ? none : { level: 'concern', reason: 'control' }
  if (isDenied) return none
  if (who === 'other') return { level: 'concern', reason: 'worry' }
  if (isOver && recovered.test(context.text) && !hurts.test(context.text)) return none
  return { level: 'concern', reason: 'distress' }
}
