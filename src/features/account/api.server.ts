import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Context, Handlers } from '#platform/http/serve.server.ts'
import { endSession, listSessions } from '#services/auth/public.server.ts'
import { Preferences, type accountContract, type OwnWords, type Profile } from './contract.ts'
import { readProfileRow, updateProfileRow } from './store.server.ts'

export const accountApi: Handlers<typeof accountContract> = {
  readProfile: (_input, context) => ownProfile(context),

  async saveProfile({ body }, context) {
    const { avatar_url: avatar } = body
    if (avatar && avatar.split('/')[1] !== context.actor.userId)
      throw badRequest('A picture has to lie in your own folder.', { avatar_url: 'is not yours' })
    await updateProfileRow(context.rows, context.actor.userId, {
      ...(body.full_name === undefined ? {} : { full_name: body.full_name.trim() }),
      ...(avatar === undefined ? {} : { avatar_url: avatar }),
      ...body.rhythm,
      ...(body.preferences ? { preferences: checkPreferences(body.preferences) } : {}),
    })
    return ownProfile(context)
  },

  async readOwnWords(_input, context) {
    return ownWordsOf(await ownProfile(context))
  },

  async saveOwnWords({ body: { version, ...words } }, context) {
    const { rows, actor } = context
    if (!(await updateProfileRow(rows, actor.userId, { preferences: words }, version)))
      throw conflict(ownWordsOf(await ownProfile(context)))
    return { ...words, version: version + 1 }
  },

  async listDevices(_input, { rows, actor }) {
    const sessions = await listSessions(rows, actor.claims)
    return {
      devices: sessions.map((session) => ({
        id: session.id,
        name: session.device,
        is_current: session.isCurrent,
        signed_in_at: session.signedInAt,
        last_used_at: session.lastUsedAt,
      })),
    }
  },

  async signOutDevice({ params }, { rows }) {
    if (!(await endSession(rows, params.id))) throw notFound()
    return { ended: true }
  },
}

async function ownProfile({ rows, actor }: Context): Promise<Profile> {
  const profile = await readProfileRow(rows, actor.userId, actor.email)
  if (!profile) throw notFound()
  return profile
}

function ownWordsOf({ preferences, version }: Profile): OwnWords & { version: number } {
  const { user_dream_description, user_reflections } = preferences
  return { user_dream_description, user_reflections, version }
}

/**
 * A preference that is not known, or that holds what it cannot hold, is refused: reading falls back to defaults, so
 * taking it silently would look like a change that did not happen.
 */
function checkPreferences(given: Record<string, unknown>): Partial<Preferences> {
  const parsed: Record<string, unknown> = Preferences.parse(given)
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!(name in parsed))
      throw badRequest(`There is no preference called ${name}.`, { [name]: 'is not known' })
    if (JSON.stringify(parsed[name]) !== JSON.stringify(value))
      throw badRequest(`The preference ${name} cannot hold this value.`, { [name]: 'cannot hold this value' })
    kept[name] = value
  }
  return kept
}
