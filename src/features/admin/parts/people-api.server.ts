import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { ApartContext, ApartHandlers } from '#platform/http/serve-apart.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { removeAllFactors, type AuthService } from '#services/auth/public.server.ts'
import type { AdminAction, peopleContract, PersonRow } from '../contract.ts'
import {
  lockAdmins,
  lockPerson,
  readEvents,
  readPeople,
  recordAction,
  writeDisabled,
  writeRole,
} from '../store/people.server.ts'
import { lastAdmin } from './last-admin.server.ts'

/** The same in the activity of the person; an invitation stands there already, and a deletion takes the rest along. */
const ownWords = {
  role: 'role_changed',
  disabled: 'account_closed',
  enabled: 'account_opened',
  second_steps_removed: 'second_steps_removed',
} as const satisfies Partial<Record<AdminAction, string>>
type OnPeople = keyof typeof ownWords | 'invited' | 'deleted'

interface Tools {
  database: Database
  invite: AuthService['invite']
  /** Deletes a person with everything of theirs; null when there is nobody. */
  erase: (userId: string) => Promise<number | null>
}

/** That the caller is an admin was checked before. What is done is written down in the same transaction. */
export function createPeopleApi({ database, invite, erase }: Tools): ApartHandlers<typeof peopleContract> {
  /** Opens somebody's account as the service, and answers how it stands afterwards. */
  function withPerson(
    id: string,
    work: (rows: Rows, person: PersonRow) => Promise<void>,
  ): Promise<PersonRow> {
    return database.asService(async (rows) => {
      // Admins first and the person then, always in this order, so that two changes at once wait and do not block each other.
      await lockAdmins(rows)
      const person = await lockPerson(rows, id)
      if (!person) throw notFound()
      await work(rows, person)
      return (await lockPerson(rows, id)) ?? person
    })
  }

  /** Writes down what is done, for the admins; and for the person, where it says nothing by itself, among what happened. */
  async function note(
    rows: Rows,
    { actor }: ApartContext,
    action: OnPeople,
    personId: string,
    detail = '',
  ): Promise<void> {
    await recordAction(rows, {
      action,
      personId,
      detail,
      adminId: actor.userId,
      adminEmail: actor.email,
    })
    const own = action in ownWords ? ownWords[action as keyof typeof ownWords] : null
    if (own) await recordActivity(rows, personId, own, detail ? { role: detail } : {})
  }

  return {
    readPeople: ({ query }) =>
      database.asService((rows) => readPeople(rows, { ...query, search: query.search.trim() })),

    readAdminEvents: ({ query }) => database.asService((rows) => readEvents(rows, query)),

    async invitePerson({ body: { email } }, context) {
      const id = await invite(email)
      if (!id) throw badRequest('Somebody has an account with this address already.')
      return withPerson(id, (rows) => note(rows, context, 'invited', id))
    },

    changeRole: ({ params: { id }, body: { role, was } }, context) =>
      withPerson(id, async (rows, person) => {
        if (person.role !== was) throw conflict(person)
        if (role === was) return
        if (person.role === 'admin') await requireAnother(rows, person)
        await writeRole(rows, id, role)
        await note(rows, context, 'role', id, role)
      }),

    changeDoor: ({ params: { id }, body: { is_disabled } }, context) =>
      withPerson(id, async (rows, person) => {
        if (person.is_disabled === is_disabled) return
        if (is_disabled) requireSomebodyElse(context, id)
        if (is_disabled && person.role === 'admin') await requireAnother(rows, person)
        await writeDisabled(rows, id, is_disabled)
        await note(rows, context, is_disabled ? 'disabled' : 'enabled', id)
      }),

    removeSecondSteps: ({ params: { id } }, context) =>
      withPerson(id, async (rows) => {
        requireSomebodyElse(context, id)
        if ((await removeAllFactors(rows, id)) > 0) await note(rows, context, 'second_steps_removed', id)
      }),

    async deletePerson({ params: { id }, body: { email } }, context) {
      await withPerson(id, async (rows, person) => {
        requireSomebodyElse(context, id)
        if (email.trim().toLowerCase() !== person.email || person.email === '')
          throw badRequest('What was typed is not the address of this account. Nothing was deleted.')
        if (person.role === 'admin') await requireAnother(rows, person)
        // Nobody signs in while the files go; the record loses the person together with the account.
        await writeDisabled(rows, id, true)
        await note(rows, context, 'deleted', id)
      })
      if ((await erase(id)) === null) throw notFound()
      return { deleted: true }
    },
  }
}

async function requireAnother(rows: Rows, person: PersonRow): Promise<void> {
  const left = (await lockAdmins(rows)).filter((id) => id !== person.id)
  if (left.length < 1) throw lastAdmin('This is the last admin. Make somebody else an admin first.')
}

function requireSomebodyElse({ actor }: ApartContext, id: string): void {
  if (actor.userId === id) throw badRequest('This is your own account. Use Profile Settings for it.')
}
