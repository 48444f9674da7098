import * as z from 'zod/mini'
import source from '#content/testimonials.json'

/**
 * One of the three slots on the homepage. An example is marked as one and names nobody; real words name the person who
 * said them and agreed to be quoted.
 */
const Slot = z
  .object({
    text: z.string().check(z.minLength(1), z.maxLength(280)),
    person: z.string().check(z.maxLength(80)),
    is_example: z.boolean(),
  })
  .check(
    z.refine(({ person, is_example }) => is_example === (person.trim() === ''), {
      error: 'has a person if it is real, and none if it is an example',
    }),
  )
export type Testimonial = z.infer<typeof Slot>

const Slots = z.array(Slot).check(z.length(3))

/** Throws while building when content/testimonials.json has another shape. */
export function readTestimonials(raw: unknown): Testimonial[] {
  const read = Slots.safeParse(raw)
  if (read.success) return read.data
  throw new Error(`content/testimonials.json cannot be used: ${z.prettifyError(read.error)}`)
}

export const testimonials = readTestimonials(source)
