/** A stretch of one of two texts: in both of them, or in this one only. */
export interface Piece {
  text: string
  isOnlyHere: boolean
}

export interface Compared {
  before: Piece[]
  now: Piece[]
}

/** Beyond this many changed words the changed middle is marked as a whole: finding each would take too long. */
const changesMost = 600

/**
 * What two texts have in common, word by word: the shortest way from one to the other (Myers, "An O(ND) Difference
 * Algorithm and Its Variations", 1986) after their common beginning and end are set aside.
 */
export function compareWords(before: string, now: string): Compared {
  const a = wordsOf(before)
  const b = wordsOf(now)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middleA = a.slice(start, a.length - end)
  const middleB = b.slice(start, b.length - end)
  const kept = commonWords(middleA, middleB)
  const pieces = (words: string[], middle: string[], isKept: (at: number) => boolean) =>
    join([
      ...words.slice(0, start).map((text) => ({ text, isOnlyHere: false })),
      ...middle.map((text, at) => ({ text, isOnlyHere: !isKept(at) })),
      ...words.slice(words.length - end).map((text) => ({ text, isOnlyHere: false })),
    ])
  return {
    before: pieces(a, middleA, (at) => kept.inA.has(at)),
    now: pieces(b, middleB, (at) => kept.inB.has(at)),
  }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The places of the words that stay. */
function commonWords(a: string[], b: string[]): { inA: Set<number>; inB: Set<number> } {
  const inA = new Set<number>()
  const inB = new Set<number>()
  const steps = findSteps(a, b)
  if (!steps) return { inA, inB }
  let [x, y] = [a.length, b.length]
  for (let d = steps.length - 1; d >= 0; d -= 1) {
    const reach = steps[d] as Map<number, number>
    const k = x - y
    const cameDown = k === -d || (k !== d && at(reach, k - 1) < at(reach, k + 1))
    const fromK = cameDown ? k + 1 : k - 1
    const fromX = d === 0 ? 0 : at(reach, fromK)
    const fromY = d === 0 ? 0 : fromX - fromK
    while (x > fromX && y > fromY) {
      x -= 1
      y -= 1
      inA.add(x)
      inB.add(y)
    }
    ;[x, y] = [fromX, fromY]
  }
  return { inA, inB }
}

/** How far each diagonal reached before each step, up to the last one; null when that would be too many. */
function findSteps(a: string[], b: string[]): Map<number, number>[] | null {
  const steps: Map<number, number>[] = []
  let reach = new Map<number, number>([[1, 0]])
  for (let d = 0; d <= Math.min(a.length + b.length, changesMost); d += 1) {
    steps.push(reach)
    const next = new Map(reach)
    for (let k = -d; k <= d; k += 2) {
      let x =
        k === -d || (k !== d && at(next, k - 1) < at(next, k + 1)) ? at(next, k + 1) : at(next, k - 1) + 1
      let y = x - k
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x += 1
        y += 1
      }
      next.set(k, x)
      if (x >= a.length && y >= b.length) return steps
    }
    reach = next
  }
  return null
}

function at(reach: Map<number, number>, k: number): number {
  return reach.get(k) ?? -1
}

/** Neighbours of the same kind become one piece; a space between two words that are only here goes with them. */
function join(words: Piece[]): Piece[] {
  const pieces: Piece[] = []
  words.forEach(({ text, isOnlyHere }, place) => {
    const isBridge =
      text.trim() === '' && pieces.at(-1)?.isOnlyHere === true && words[place + 1]?.isOnlyHere === true
    const piece = { text, isOnlyHere: isOnlyHere || isBridge }
    const last = pieces.at(-1)
    if (last?.isOnlyHere === piece.isOnlyHere) last.text += text
    else pieces.push(piece)
  })
  return pieces
}
