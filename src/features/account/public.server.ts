import type { Rows } from '#platform/db/database.server.ts'
import type { Preferences, Rhythm } from './contract.ts'
import { readProfileRow } from './store.server.ts'

export { setRoleByEmail } from './store.server.ts'

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
