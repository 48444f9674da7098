const irregular = new Map(
  `feet foot|teeth tooth|burnt burn|got get|gotten get|plane airplane|planes airplane|scary afraid|fearful afraid|going go|goes go|doing do|done do|tied tie|tying tie|ties tie|overdosed overdose|am be|is be|are be|was be|were be|been be|being be|has have|had have|having have|does do|did do|dying die|died die|dies die|lying lie|lay lie|hung hang|hanged hang|shot shoot|shook shake|shaken shake|took take|taken take|gave give|given give|bit bite|bitten bite
beaten beat|drank drink|drunk drink|drove drive|driven drive|threw throw|thrown throw|broke break|broken break|wrote write|written write|said say|told tell|thought think|thoughts think|felt feel|kept keep|slept sleep|wept weep|lost lose|meant mean|found find|held hold|stood stand|sat sit|swore swear|sworn swear|fell fall|fallen fall
bought buy|brought bring|caught catch|left leave|made make|met meet|paid pay|sent send|sold sell|knew know|known know|grew grow|woke wake|woken wake|chose choose|chosen choose|froze freeze|hid hide|hidden hide|stole steal|stolen steal|tore tear|torn tear|wore wear|worn wear|struck strike|swung swing|sank sink|went go|fought fight|ran run|swam swim|began begin|begun begin|bled bleed|wives wife|lives life|knives knife|children child|men man|women woman|spoke speak|spoken speak|saw see|seen see|ate eat|eaten eat|saying say|dead dead|needed need|hated hate|using use|used used`
    .split(/[|\n]/)
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

/** Words that are learned as one. */
const same = new Map(
  'scar afraid|scare afraid|terrify afraid|frighten afraid|petrify afraid|feart afraid|punch hit|slap hit|smack hit|thump hit|wallop hit|whack hit|headbutt hit|batter hit|leather hit|skelp hit|clobber hit|backhand hit|lamp hit'
    .split('|')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

const stems = new Map<string, string>()

/**
 * One form for all endings of a word, so that it is learned once: "wants", "wanting" and "wanted" are one. The
 * result need not be a word ("hating" gives "hat").
 */
export function stem(word: string): string {
  let found = stems.get(word)
  if (found === undefined) {
    const root = cut(irregular.get(word) ?? word)
    // "Scars" are no fear.
    found = /^scars?$/.test(word) ? 'scarr' : (same.get(root) ?? root)
    if (stems.size < 20_000) stems.set(word, found)
  }
  return found
}

function cut(word: string): string {
  let root = word
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (root.length > 3 && /(?:[sxz]|ch|sh)es$/.test(root)) root = root.slice(0, -2)
  else if (root.length > 3 && /[^siu']s$/.test(root)) root = root.slice(0, -1)
  if (root.length > 4 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`
  const bare = root.replace(/(?:ing|(?<!e)ed)$/, '')
  if (bare !== root && bare.length >= 3 && /[aeiouy]/.test(bare)) {
    // "hating" comes from "hate": a short word that ends in one consonant would have doubled it.
    if (/^[^aeiou][aeiou][^aeiouwxy]$/.test(bare)) return `${bare}e`
    root = bare
  }
  if (root.length > 3) root = root.replace(/([^aeious])\1$/, '$1')
  return root.length > 4 ? root.replace(/e$/, '') : root
}
