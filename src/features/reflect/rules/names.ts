/** Words that begin with a capital and are nobody's name. */
const common = new Set(
  'The This That These Those And But For She Her His Him They Them Their You Your Our Its With When Then There Today Tonight Yesterday Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter Not One Two Three'.split(
    ' ',
  ),
)

/**
 * Names in some texts, with the number of texts that hold each. A word counts as a name when it begins with a capital
 * inside a sentence, or stands alone, and nowhere stands in small letters. It may take a place or a dish for a name:
 * what is said with it has to stay true then, too.
 */
export function namesIn(texts: readonly string[]): Map<string, number> {
  const all = texts.join('\n')
  const counts = new Map<string, number>()
  const inSentence = all.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}\p{M}]{2,}(?![\p{L}\p{M}])/gu)
  const alone = all.matchAll(/^\p{Lu}[\p{Ll}\p{M}]{2,}$/gmu)
  const named = new Set(
    [...inSentence, ...alone]
      .map(([name]) => name)
      .filter((name) => !common.has(name) && !hasWord(all, name.toLowerCase())),
  )
  for (const name of named) counts.set(name, texts.filter((text) => hasWord(text, name)).length)
  return counts
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text)
}

/** The name of `now` that the texts of a month hold most often, when it is at least `least` of them. */
export function namedOften(
  now: readonly string[],
  month: readonly string[],
  least = 3,
): { name: string; count: number } | null {
  const counts = namesIn([...month, ...now])
  const here = [...counts.keys()].filter((name) => now.some((text) => hasWord(text, name)))
  const often = here
    .map((name) => ({ name, count: month.filter((text) => hasWord(text, name)).length }))
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count)
  return often[0] ?? null
}
