import { articleUrl, sectionText, type Article, type Section } from './article.ts'

export interface HelpAnswer {
  message: string
  articles: { id: string; title: string; url: string }[]
}

/** Words that are in every question and say nothing about its subject. */
const empty = new Set(
  (
    'a about an and any are as at be been but by can could do does for from get give have how i if in into is it its ' +
    'just know like make may me my need not of on or our please some so tell that the their them then there these ' +
    'they this to up down go something us use want was we what when where which who why will with work works would you your balanse'
  ).split(' '),
)

/** Below this share of its best possible score a section does not answer the question. */
const sureFrom = 0.34

interface Entry {
  article: Article
  section: Section
  title: Set<string>
  heading: Set<string>
  words: Set<string>
  text: Set<string>
}

/**
 * Answers a question from the help articles: every section is scored by the words it shares with the question, rare
 * words counting more, and words in a title, a heading or the list of other words counting more than in the text.
 * When nothing is near enough it says so and names the nearest articles.
 */
export function answerFrom(articles: Article[], question: string): HelpAnswer {
  const entries = articles.flatMap((article) => article.sections.map((section) => entryOf(article, section)))
  const asked = [...termsOf(question)]
  const weights = new Map(asked.map((term) => [term, rarity(term, entries)]))
  const best = asked.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const ranked = entries
    .map((entry) => ({ entry, score: best === 0 ? 0 : scoreOf(entry, weights) / best }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.article.order - b.entry.article.order)
  const [first] = ranked
  const near = [...new Set(ranked.map(({ entry }) => entry.article))].slice(0, 3).map(referenceTo)
  if (!first) return { message: unsure, articles: [] }
  if (first.score < sureFrom) return { message: `${unsure} These pages may be near it.`, articles: near }
  return { message: sectionText(first.entry.section), articles: near }
}

const unsure = "I'm not sure about that. I only know how Balanse works."

function referenceTo({ id, title }: Article): HelpAnswer['articles'][number] {
  return { id, title, url: articleUrl(id) }
}

function entryOf(article: Article, section: Section): Entry {
  return {
    article,
    section,
    title: termsOf(article.title),
    heading: termsOf(section.heading),
    words: termsOf(article.words.join(' ')),
    text: termsOf(sectionText(section)),
  }
}

function scoreOf(entry: Entry, weights: Map<string, number>): number {
  let score = 0
  for (const [term, weight] of weights) {
    const place =
      (entry.heading.has(term) ? 0.5 : 0) +
      (entry.words.has(term) ? 0.4 : 0) +
      (entry.title.has(term) ? 0.3 : 0) +
      (entry.text.has(term) ? 0.3 : 0)
    score += weight * Math.min(1, place)
  }
  // An article's opening says what the subject is: it goes first when nothing speaks for a later part.
  return score > 0 && entry.section.heading === '' ? score + 0.01 : score
}

/** Inverse document frequency: a word that is everywhere says little about where to look. */
function rarity(term: string, entries: Entry[]): number {
  const holding = entries.filter(
    (entry) =>
      entry.heading.has(term) || entry.title.has(term) || entry.words.has(term) || entry.text.has(term),
  ).length
  const weight = Math.log(1 + entries.length / (1 + holding))
  // A word that no article knows speaks against an answer, but only half: people say more than they ask.
  return holding === 0 ? weight / 2 : weight
}

/** The words of a text that carry meaning, each cut to a common stem. */
function termsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
  const terms = plain.match(/[a-z0-9]+/g) ?? []
  return new Set(terms.filter((term) => !empty.has(term)).map(stem))
}

/** Takes off the endings that plurals and verbs add: enough for English help texts, and the same on both sides. */
function stem(term: string): string {
  if (term.length <= 3) return term
  return term
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s)$/, (ending, _group, at: number) => (at >= 3 ? '' : ending))
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/e$/, '')
}
