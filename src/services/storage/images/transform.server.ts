import * as z from 'zod'

/** What may be wished of a picture. Sizes above the largest are cut to it. */
export const transformFields = {
  width: z.int().min(0).optional(),
  height: z.int().min(0).optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
}
const numbers = ['width', 'height', 'quality']
const Wish = z.object(transformFields)
export type Transform = z.output<typeof Wish>

/** The same, as it comes behind a question mark: every number is a text. */
export const TransformQuery = z.preprocess((query) => {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      numbers.includes(name) && typeof value === 'string' ? readNumber(value) : value,
    ]),
  )
}, Wish)

/** What is no number becomes one that is not whole, and is refused as that. */
function readNumber(text: string): number {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : 0.5
}

/** A wish in the words of a signed address: `height:20,width:10,resize:cover,quality:50`. */
export function writeTransform(wish: Transform): { transformations?: string; format?: string } {
  const { format, ...sizes } = wish
  const words = (['height', 'width', 'resize', 'quality'] as const).flatMap((name) =>
    sizes[name] === undefined ? [] : [`${name}:${sizes[name]}`],
  )
  return {
    ...(words.length > 0 ? { transformations: words.join(',') } : {}),
    ...(format ? { format } : {}),
  }
}

/** The wish that a signed address carries. */
export function readSignedTransform(token: {
  transformations?: string | undefined
  format?: string | undefined
}): Transform {
  const entries = (token.transformations ?? '').split(',').map((word) => word.split(':'))
  const query = Object.fromEntries(entries.filter(([name, value]) => name && value))
  return TransformQuery.parse(token.format ? { ...query, format: token.format } : query)
}
