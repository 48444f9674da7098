import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { tokensMost, type tokensContract } from './contract.ts'
import { hashOfKey, newKey } from './parts/keys.server.ts'
import { deleteToken, insertToken, readTokenRows, updateToken } from './store.server.ts'

export const tokensApi: Handlers<typeof tokensContract> = {
  async readTokens(_input, { actor, rows }) {
    return { tokens: await readTokenRows(rows, actor.userId) }
  },

  async makeToken({ body: { name, days, scope, reads, opens_mcp } }, { actor, rows, now }) {
    if ((await readTokenRows(rows, actor.userId)).length >= tokensMost)
      throw badRequest(`You can have up to ${tokensMost} keys. End one to make room.`)
    const key = newKey()
    const expiresAt = days === null ? null : new Date(now.getTime() + days * 86_400_000)
    const token = await insertToken(rows, actor.userId, {
      name: name.trim(),
      scope,
      reads: [...new Set(reads)],
      opens_mcp,
      expiresAt,
      hash: hashOfKey(key),
    })
    return { token, key }
  },

  async changeToken({ params: { id }, body }, { actor, rows }) {
    const saved = await updateToken(rows, actor.userId, id, { ...body, name: body.name.trim() })
    if (saved) return saved
    const [current] = await readTokenRows(rows, actor.userId, id)
    throw current ? conflict(current) : notFound()
  },

  async endToken({ params: { id } }, { actor, rows }) {
    if (!(await deleteToken(rows, actor.userId, id))) throw notFound()
    return { ended: true }
  },
}
