import { articleUrl, sectionText, type Article, type Section } from './article.ts'
import { isNearly, synonymsOf, termsOf } from './terms.ts'

export interface HelpAnswer {
  message: string
  /** Where the answer stands, or what may be near it when there is none; the best first, at most three. */
  articles: { id: string; title: string; url: string }[]
  /** False when no article was near enough and the message says so. */
  isSure: boolean
}

/** What the ranking gives: the best sections, with how much of the question each one holds, from 0 to 1. */
export interface Found {
  article: Article
  section: Section
  score: number
}

/** Below this share of the question's weight a section does not answer it. */
export const sureFrom = 0.4
/** Only the first words of a question are read, in UTF-16 units: the rest would only cost time. */
const questionMax = 2_000
/** BM25: how soon a word that is repeated stops counting, and how much a long section is held back. */
const saturation = 1.2
const lengthPart = 0.6
/** What a place is worth against one mention in the text. */
const places = { heading: 4, words: 3, title: 3, text: 1 } as const
const synonymPart = 0.75

interface Entry {
  article: Article
  section: Section
  /** How often each stem stands in the section, a heading counting more than the text. */
  counts: Map<string, number>
  length: number
}

export interface HelpIndex {
  entries: Entry[]
  /** In how many sections a stem stands. */
  spread: Map<string, number>
  meanLength: number
}

/** Reads the articles once for all questions. */
export function indexArticles(articles: readonly Article[]): HelpIndex {
  const entries = articles.flatMap((article) => article.sections.map((section) => entryOf(article, section)))
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  return { entries, spread, meanLength }
}

/**
 * The sections that speak of a question, the best first: BM25 over stems, where a word also stands for its synonyms
 * and a word with one slip of the fingers for the word that was meant.
 */
export function findSections(index: HelpIndex, question: string): Found[] {
  const asked = [...new Set(termsOf(question.slice(0, questionMax)))]
    .slice(0, 60)
    .map((term) => meant(index, term))
  const weights = asked.map((term) => rarity(index, term))
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  if (most === 0) return []
  return index.entries
    .map((entry) => ({ entry, score: scoreOf(index, entry, asked, weights) / most }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.article.order - b.entry.article.order)
    .map(({ entry: { article, section }, score }) => ({ article, section, score }))
}

/** Answers with the nearest section's own words; when nothing is near enough it says so and names the nearest articles. */
export function answerFrom(index: HelpIndex, question: string): HelpAnswer {
  const found = findSections(index, question)
  const [first] = found
  const near = [...new Set(found.map(({ article }) => article))].slice(0, 3).map(referenceTo)
  if (!first) return { message: unsure, articles: [], isSure: false }
  if (first.score < sureFrom)
    return { message: `${unsure} These pages may be near it.`, articles: near, isSure: false }
  return { message: sectionText(first.section), articles: near, isSure: true }
}

const unsure = "I'm not sure about that. I only know how Balanse works."

/** How an article is named and found from elsewhere. */
export function referenceTo({ id, title }: Article): HelpAnswer['articles'][number] {
  return { id, title, url: articleUrl(id) }
}

function entryOf(article: Article, section: Section): Entry {
  const counts = new Map<string, number>()
  const add = (text: string, worth: number) => {
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + worth)
  }
  const text = sectionText(section)
  add(text, places.text)
  add(section.heading, places.heading)
  // Whatever an article is about, each of its parts is; its opening a little more.
  const part = section.heading === '' ? 1 : 0.6
  add(article.title, places.title * part)
  add(article.words.join(' '), places.words * part)
  return { article, section, counts, length: termsOf(text).length }
}

function scoreOf(index: HelpIndex, entry: Entry, asked: string[], weights: number[]): number {
  const hold = 1 - lengthPart + lengthPart * (entry.length / index.meanLength)
  const share = (count: number) => count / (count + saturation * hold)
  return asked.reduce((sum, term, at) => {
    const own = share(entry.counts.get(term) ?? 0)
    const like = Math.max(0, ...synonymsOf(term).map((other) => share(entry.counts.get(other) ?? 0)))
    return sum + (weights[at] ?? 0) * Math.max(own, like * synonymPart)
  }, 0)
}

/** Inverse document frequency: a word that is everywhere says little about where to look. */
function rarity({ entries, spread }: HelpIndex, term: string): number {
  const holding = Math.max(spread.get(term) ?? 0, ...synonymsOf(term).map((other) => spread.get(other) ?? 0))
  const weight = Math.log(1 + (entries.length - holding + 0.5) / (holding + 0.5))
  // A word that no article knows speaks against an answer, but less: people say more than they ask.
  return holding === 0 ? weight / 1.6 : weight
}

/** The stem that somebody meant: their own when an article or a synonym knows it, else one that is nearly it. */
function meant({ spread }: HelpIndex, term: string): string {
  if (term.length < 5 || spread.has(term) || synonymsOf(term).length > 0) return term
  return [...spread.keys()].find((known) => known.length >= 5 && isNearly(term, known)) ?? term
}
