import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { mediaContract } from './contract.ts'
import { mediaMost } from './rules.ts'
import { countOthers, hasFile, readMediaRows, removeMediaRow, writeMediaRow } from './store.server.ts'

export const mediaApi: Handlers<typeof mediaContract> = {
  async readMedia({ params }, { actor, rows }) {
    return { media: await readMediaRows(rows, actor.userId, params.id) }
  },

  async saveMedia({ params, body }, { actor, rows }) {
    // A file belongs to one picture only, so that whoever takes it away takes it away.
    if (!body.file.startsWith(`${params.id}.`))
      throw badRequest('A file has the id of its picture as its name.', { file: 'has another name' })
    if (!(await hasFile(rows, actor.userId, body.file)))
      throw badRequest('The file itself has not arrived yet.', { file: 'is not there' })
    if ((await countOthers(rows, actor.userId, body.entry_id, params.id)) >= mediaMost)
      throw badRequest(`An entry holds ${mediaMost} pictures and voice notes at most.`)
    return writeMediaRow(rows, actor.userId, params.id, body)
  },

  async removeMedia({ params }, { actor, rows }) {
    if (!(await removeMediaRow(rows, actor.userId, params.id))) throw notFound()
    return { removed: true }
  },
}
