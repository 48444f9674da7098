import * as z from 'zod'

/** A setting that cannot be used: one sentence that names it, what it holds and what it may hold. */
export class SettingError extends Error {}

export const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
/** A whole number between two limits, both allowed. */
export const seconds = (low: number, high: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`)
