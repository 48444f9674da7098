/**
 * The tide line: every drawing of the product is one flowing line, made here from numbers. Coordinates are those of SVG:
 * x to the right, y down, in units of the view box.
 */
export interface Point {
  x: number
  y: number
}

/**
 * A smooth path through all points, in order: a Catmull-Rom spline written as cubic curves (control points one sixth of
 * the way along the neighbours' chord, the standard conversion). Empty for no points, a lone move for one. It travels with
 * many pages and is written short: to a tenth in a wide drawing, and each curve after the first begins as the one before
 * it ended (`S`), which is so at every point of such a spline.
 */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  const steps = Math.abs((points.at(-1) ?? first).x - first.x) > 50 ? 10 : 100
  const text = (value: number) => String(Math.round(value * steps) / steps)
  const parts = [`M${text(first.x)} ${text(first.y)}`]
  for (let i = 1; i < points.length; i += 1) {
    const from = points[i - 1] ?? first
    const to = points[i] ?? from
    const before = points[i - 2] ?? from
    const after = points[i + 1] ?? to
    const start = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6]
    const end = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6, to.x, to.y]
    parts.push(i === 1 ? `C${[...start, ...end].map(text).join(' ')}` : `S${end.map(text).join(' ')}`)
  }
  return parts.join('')
}

/** Points of a curve y(t) at `count` + 1 even steps from `from` to `to`. */
export function sample(curve: (t: number) => Point, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => curve(from + ((to - from) * i) / count))
}

/**
 * The arc of a day at t from 0 (its start) to 1 (its end): low water, a crest a little after the middle, low water again.
 * It leans because afternoons do; at both ends the water lies still.
 */
export function dayArc(width: number, height: number): (t: number) => Point {
  const low = height * 0.86
  const rise = height * 0.72
  return (t) => {
    const lean = t ** 1.08
    return { x: width * t, y: low - rise * Math.sin(Math.PI * lean) ** 2 }
  }
}

/** A wave around `middle`: it dips first and then rises, `waves` times over the width. `phase` is in whole waves. */
export function wave(
  width: number,
  middle: number,
  amplitude: number,
  waves = 1,
  phase = 0,
): (t: number) => Point {
  return (t) => ({ x: width * t, y: middle + amplitude * Math.sin(2 * Math.PI * (t * waves + phase)) })
}

/**
 * A river from x = 0 to `width` that bends at each stage (fractions of the way between 0 and 1): it turns there, down and
 * up by turns, and between two bends it swings over evenly (half a cosine).
 */
export function river(width: number, height: number, stages: readonly number[]): (t: number) => Point {
  const bends = [0, ...[...new Set(stages)].filter((t) => t > 0 && t < 1).sort((a, b) => a - b), 1]
  const middle = height / 2
  const bank = (index: number) => {
    const before = bends[index - 1]
    const after = bends[index + 1]
    if (before === undefined || after === undefined) return middle
    const at = bends[index] ?? 0
    // A full swing wants a quarter of the way; bends that come sooner stay narrower, or the river would turn too sharply.
    const room = Math.min(1, Math.min(at - before, after - at) / 0.25)
    const reach = height * 0.36 * room ** 0.7
    return index % 2 === 1 ? middle + reach : middle - reach
  }
  return (t) => {
    const next = Math.max(
      1,
      bends.findIndex((bend, index) => index > 0 && t <= bend),
    )
    const start = bends[next - 1] ?? 0
    const end = bends[next] ?? 1
    const along = end === start ? 0 : (t - start) / (end - start)
    const swing = (1 - Math.cos(Math.PI * along)) / 2
    return { x: width * t, y: bank(next - 1) + (bank(next) - bank(next - 1)) * swing }
  }
}

/** The unit vector across a curve at t, for marks that stand on it. */
export function across(curve: (t: number) => Point, t: number): Point {
  const step = 0.002
  const from = curve(Math.max(0, t - step))
  const to = curve(Math.min(1, t + step))
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

/** Keeps a share between 0 and 1; what is not a number counts as 0. */
export function share(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
}
