import * as z from 'zod/mini'
import { isTimeZone } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Page, Version } from '#platform/contract/limits.ts'

export const roles = ['user', 'admin', 'tester'] as const
export const RoleName = z.enum(roles)
export type RoleName = z.infer<typeof RoleName>

/** The person, with exactly the fields that the product shows of them. `role` is never writable from outside. */
export const User = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  created_at: Instant,
  updated_at: Instant,
  role: RoleName,
})
export type User = z.infer<typeof User>

/** How the person's days and weeks run; every local date is made with these. */
export const Rhythm = z.object({
  time_zone: z.string().check(z.refine(isTimeZone, { error: 'This time zone is not known.' })),
  /** Hour at which a new day starts, 0 to 6: late evenings belong to the day before. */
  day_start_hour: z.number().check(z.int(), z.gte(0), z.lte(6)),
  /** 0 = Sunday … 6 = Saturday. */
  week_starts_on: z.number().check(z.int(), z.gte(0), z.lte(6)),
})
export type Rhythm = z.infer<typeof Rhythm>

/** The stored preferences, under the names that the browser mirrors into local storage. */
export const Preferences = z.object({
  coaching_voice: z.catch(
    z.enum(['zen', 'direct', 'friendly', 'ted', 'sergeant', 'ninja', 'calm_guide', 'chill', 'thinker']),
    'calm_guide',
  ),
  communicationStyle: z.catch(z.enum(['direct', 'gentle', 'reflective']), 'gentle'),
  lowStimMode: z.catch(z.boolean(), false),
  time_commitment: z.catch(z.enum(['5min', '15min', '30min', '60min']), '15min'),
  user_focus_areas: z.catch(z.array(Line).check(z.maxLength(20)), ['balance', 'wellbeing']),
  user_focus_priorities: z.catch(z.array(Line).check(z.maxLength(20)), ['wellbeing', 'productivity']),
  user_reflections: z.catch(Page, ''),
  privacy_mode: z.catch(z.boolean(), false),
  is_neurodivergent: z.catch(z.boolean(), false),
  interaction_mode: z.catch(z.enum(['Text', 'Voice', 'Hybrid']), 'Hybrid'),
  use_feedback_for_training: z.catch(z.boolean(), false),
  tts_voice: z.catch(z.string().check(z.maxLength(100)), ''),
  user_commitment_level: z.catch(z.number().check(z.int(), z.gte(1), z.lte(10)), 5),
  user_dream_description: z.catch(Page, ''),
  /** The person's own yes to a model outside this process; without it the coach stays in guided mode. */
  ai_consent: z.catch(z.boolean(), false),
  /** Hides the FlowScore, the streak and every other counter. */
  hide_numbers: z.catch(z.boolean(), false),
})
export type Preferences = z.infer<typeof Preferences>
export const defaultPreferences: Preferences = Preferences.parse({})

export const Profile = z.object({ user: User, rhythm: Rhythm, preferences: Preferences, version: Version })
export type Profile = z.infer<typeof Profile>

export const accountContract = {
  readProfile: endpoint({
    method: 'GET',
    path: '/profile',
    access: 'user',
    summary: 'The signed-in person, their rhythm and their preferences',
    output: Profile,
  }),
  saveProfile: endpoint({
    method: 'PATCH',
    path: '/profile',
    access: 'user',
    summary: 'Changes name, rhythm or preferences; what is left out stays as it is',
    body: z.object({
      full_name: z.optional(Line),
      rhythm: z.optional(z.partial(Rhythm)),
      preferences: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
    }),
    output: Profile,
  }),
}
