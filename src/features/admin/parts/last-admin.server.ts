import { CallError } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { hasOtherPeople, lockAdmins, writeRole } from '../store/people.server.ts'

/** A server without an admin could only be mended on its command line. */
export function lastAdmin(message: string): CallError {
  return new CallError(409, { code: 'last_admin', message })
}

/**
 * Refuses to let the last admin go while other people have accounts. Answers whether there is another admin, so that this
 * one may stop being one; false for whoever is none. As the service: the admins stay locked, so two who go at once see each other.
 */
async function requireAdminBeside(rows: Rows, userId: string): Promise<boolean> {
  const admins = await lockAdmins(rows)
  if (!admins.includes(userId)) return false
  if (admins.length > 1) return true
  if (await hasOtherPeople(rows, userId))
    throw lastAdmin(
      'You are the only admin of this server, and other people have accounts on it. Make somebody else an admin first, under People in the console. Nothing was deleted.',
    )
  return false
}

/**
 * Takes the role from an admin who is going, before anything of theirs goes: from then on nobody counts on them. Answers
 * whether it did, for `stepBack` when they stay after all.
 */
async function stepDown(rows: Rows, userId: string): Promise<boolean> {
  const isDone = await requireAdminBeside(rows, userId)
  if (isDone) await writeRole(rows, userId, 'user')
  return isDone
}

const stepBack = (rows: Rows, userId: string): Promise<void> => writeRole(rows, userId, 'admin')

/** The office of an admin, for whoever deletes accounts. */
export const office = { requireAdminBeside, stepDown, stepBack }
