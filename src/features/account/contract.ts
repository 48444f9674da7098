import * as z from 'zod/mini'
import { isTimeZone } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Page, Version } from '#platform/contract/limits.ts'

export const roles = ['user', 'admin', 'tester'] as const
export const RoleName = z.enum(roles)
export type RoleName = z.infer<typeof RoleName>

/** Where a person's picture lies in the store: `avatars/<their id>/<name>`. */
const AvatarPath = z.string().check(
  z.regex(/^avatars\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.(webp|png)$/, {
    error: 'This is no place of a picture.',
  }),
)

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

/** The kinds of words that a person can keep from the coach, each by itself. */
export const unreadKinds = ['plans', 'weeks', 'evenings', 'moods', 'visions', 'messages', 'memory'] as const
const UnreadKind = z.enum(unreadKinds)
export type UnreadKind = z.infer<typeof UnreadKind>

export const avoidedMost = { words: 12, length: 40 } as const
const AvoidedWords = z
  .array(z.string().check(z.minLength(1), z.maxLength(avoidedMost.length)))
  .check(z.maxLength(avoidedMost.words))

/** The stored preferences, under the names that the browser mirrors into local storage. */
export const Preferences = z.object({
  coaching_voice: z.catch(
    z.enum(['zen', 'direct', 'friendly', 'ted', 'sergeant', 'ninja', 'calm_guide', 'chill', 'thinker']),
    'calm_guide',
  ),
  communicationStyle: z.catch(z.enum(['direct', 'gentle', 'reflective']), 'gentle'),
  lowStimMode: z.catch(z.boolean(), false),
  isEasyReading: z.catch(z.boolean(), false),
  hasMoreContrast: z.catch(z.boolean(), false),
  isStill: z.catch(z.boolean(), false),
  isRoomy: z.catch(z.boolean(), false),
  isMuted: z.catch(z.boolean(), false),
  hasShortcuts: z.catch(z.boolean(), true),
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
  /** What the coach may not read, by kind. */
  coach_unread: z.catch(z.array(UnreadKind).check(z.maxLength(10)), []),
  /** Whether the coach may read numbers out of health files; nobody's before they say so. */
  coach_reads_health: z.catch(z.boolean(), false),
  /** How long the coach's replies are, and how much it disagrees: 3 is as every voice is written. */
  coach_length: z.catch(z.enum(['short', 'usual', 'long']), 'usual'),
  coach_challenge: z.catch(z.number().check(z.int(), z.gte(1), z.lte(5)), 3),
  /** Words that the coach does not use, and things that it does not bring up. */
  coach_words_avoided: z.catch(AvoidedWords, []),
  coach_topics_avoided: z.catch(AvoidedWords, []),
  /** Hides the FlowScore, the streak and every other counter. */
  hide_numbers: z.catch(z.boolean(), false),
  /** What was written on this day of earlier months and years may come back. */
  on_this_day: z.catch(z.boolean(), true),
})
export type Preferences = z.infer<typeof Preferences>
export const defaultPreferences: Preferences = Preferences.parse({})

export const Profile = z.object({ user: User, rhythm: Rhythm, preferences: Preferences, version: Version })
export type Profile = z.infer<typeof Profile>

/** What the person says of themselves at length: the preferences of these names, edited as one text is. */
export const OwnWords = z.object({ user_dream_description: Page, user_reflections: Page })
export type OwnWords = z.infer<typeof OwnWords>
const OwnWordsRow = z.extend(OwnWords, { version: Version })

/** One place where the person is signed in. Nothing in it opens the session. */
export const Device = z.object({
  id: z.uuid(),
  /** "Firefox on Windows". */
  name: z.string(),
  is_current: z.boolean(),
  signed_in_at: Instant,
  /** About an hour exact. */
  last_used_at: Instant,
})
export type Device = z.infer<typeof Device>

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
      avatar_url: z.optional(z.nullable(AvatarPath)),
      rhythm: z.optional(z.partial(Rhythm)),
      preferences: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
    }),
    output: Profile,
  }),
  readOwnWords: endpoint({
    method: 'GET',
    path: '/own-words',
    access: 'user',
    summary: 'What the person says of themselves at length, with the version of the profile',
    output: OwnWordsRow,
  }),
  saveOwnWords: endpoint({
    method: 'PUT',
    path: '/own-words',
    access: 'user',
    summary: 'Saves these words, based on the version named',
    body: OwnWordsRow,
    output: OwnWordsRow,
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/devices',
    access: 'user',
    summary: 'Where the person is signed in, the last used first',
    output: z.object({ devices: z.array(Device) }),
  }),
  signOutDevice: endpoint({
    method: 'DELETE',
    path: '/devices/:id',
    access: 'user',
    summary: 'Signs one of the person’s devices out, at once',
    params: z.object({ id: z.uuid() }),
    output: z.object({ ended: z.literal(true) }),
  }),
}
