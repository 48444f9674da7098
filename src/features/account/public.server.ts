import type { Rows } from '#platform/db/database.server.ts'
import * as z from 'zod/mini'
import { Line } from '#platform/contract/limits.ts'
import { Preferences, Rhythm } from './contract.ts'
import { readProfileRow, updateProfileRow } from './store.server.ts'

export { readConsenting, setRoleByEmail } from './store.server.ts'

/** What other features may know of the person: their rhythm, preferences and name. */
export interface Person {
  full_name: string
  rhythm: Rhythm
  preferences: Preferences
}

export async function readPerson(rows: Rows, userId: string): Promise<Person | undefined> {
  const profile = await readProfileRow(rows, userId, '')
  return (
    profile && { full_name: profile.user.full_name, rhythm: profile.rhythm, preferences: profile.preferences }
  )
}

const Settings = z.object({
  full_name: Line,
  rhythm: Rhythm,
  preferences: Preferences,
  /** Name of the picture in the person's folder. */
  avatar: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))),
})

/** Name, rhythm and preferences as they travel in an archive. */
export async function readSettings(rows: Rows, userId: string): Promise<Record<string, unknown>> {
  const profile = await readProfileRow(rows, userId, '')
  if (!profile) return {}
  const { user, rhythm, preferences } = profile
  const avatar = user.avatar_url?.split('/').at(-1)
  return { full_name: user.full_name, rhythm, preferences, ...(avatar ? { avatar } : {}) }
}

/**
 * Takes settings out of an archive into an account whose settings were never changed. What cannot be read is left: no
 * words are in it, and each setting can be chosen again.
 */
export async function takeInSettings(rows: Rows, userId: string, text: string): Promise<void> {
  const settings = Settings.safeParse(parse(text))
  const profile = await readProfileRow(rows, userId, '')
  if (!settings.success || profile?.version !== 1) return
  const { full_name, rhythm, preferences, avatar } = settings.data
  await updateProfileRow(rows, userId, {
    full_name,
    ...rhythm,
    preferences,
    ...(avatar ? { avatar_url: `avatars/${userId}/${avatar}` } : {}),
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
