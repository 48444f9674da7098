import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { refuse } from '../refusals.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'
import type { Transform } from './transform.server.ts'

export interface Rendered {
  data: Buffer
  mimetype: string
}

/** A picture in another size or format. The same wish of the same bytes is drawn once and then remembered. */
export type RenderImage = (
  row: ObjectRow,
  wish: Transform,
  read: () => Promise<Readable>,
) => Promise<Rendered>

/** Larger sources are not drawn: a small file can unfold into more memory than the machine has. */
const mostPixels = 50_000_000
const largestSource = 25 * 1024 * 1024
const mostSeconds = 15
/** Drawn at the same time, and waiting for that; whoever comes then is asked to come again. */
const mostAtOnce = 2
const mostWaiting = 30
const remembered = 32 * 1024 * 1024

const kinds: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
}
const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

export function createRenderer(): RenderImage {
  // One thread a picture: two pictures at once are all that this process gives.
  sharp.concurrency(1)
  sharp.cache(false)
  const memory = createMemory(remembered)
  const line = createLine()
  return async (row, wish, read) => {
    if (row.metadata.size > largestSource) throw refuse('EntityTooLarge')
    const key = `${row.blob} ${JSON.stringify(wish)}`
    const known = memory.get(key)
    if (known) return known
    const drawn = await line(async () => draw(await buffer(await read()), wish))
    memory.put(key, drawn)
    return drawn
  }
}

async function draw(source: Buffer, wish: Transform): Promise<Rendered> {
  try {
    const image = sharp(source, {
      limitInputPixels: mostPixels,
      sequentialRead: true,
      failOn: 'error',
    })
    const { format: found } = await image.metadata()
    const own: string = found === 'heif' ? 'avif' : found
    if (!(own in kinds)) throw new Error(`${own} is not drawn here`)
    const format = wish.format && wish.format !== 'origin' ? wish.format : own
    const { data } = await image
      .rotate()
      .resize({
        width: wish.width || undefined,
        height: wish.height || undefined,
        fit: fits[wish.resize ?? 'cover'],
      })
      .toFormat(format as 'jpeg', wish.quality === undefined ? {} : { quality: wish.quality })
      .timeout({ seconds: mostSeconds })
      .toBuffer({ resolveWithObject: true })
    return { data, mimetype: kinds[format] ?? 'application/octet-stream' }
  } catch {
    throw refuse('InvalidRequest', 'The source image is invalid or unsupported for rendering', {
      statusCode: 422,
      error: 'InvalidRequest',
    })
  }
}

/** The newest pictures up to a number of bytes; what was not asked for the longest goes first. */
function createMemory(most: number) {
  const pictures = new Map<string, Rendered>()
  let size = 0
  const forget = (key: string) => {
    size -= pictures.get(key)?.data.length ?? 0
    pictures.delete(key)
  }
  return {
    get(key: string): Rendered | undefined {
      const found = pictures.get(key)
      if (!found) return undefined
      // A Map keeps its insertion order: taken out and put back, it is the newest.
      pictures.delete(key)
      pictures.set(key, found)
      return found
    },
    put(key: string, picture: Rendered): void {
      if (picture.data.length > most / 4) return
      forget(key)
      pictures.set(key, picture)
      size += picture.data.length
      for (const oldest of pictures.keys()) {
        if (size <= most) return
        forget(oldest)
      }
    },
  }
}

/** Lets a few in at a time and has the others wait; refuses when too many wait already. */
function createLine() {
  const waiting: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw refuse('SlowDown')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else inside += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
