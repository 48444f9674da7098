import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { binMost, deletionDays, type ownDataContract } from './contract.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import type { Office } from './parts/erase-person.server.ts'
import { isPhrase, phraseSentence } from './rules.ts'
import { bringBackRow, readBinRows, removeBinRow } from './store/bin.server.ts'
import { countOwnRows, readDeletion, removeDeletion, writeDeletion } from './store/own-rows.server.ts'

const dayMs = 86_400_000

export const createOwnDataApi = (
  database: Database,
  { requireAdminBeside }: Pick<Office, 'requireAdminBeside'>,
): Handlers<typeof ownDataContract> => ({
  async readOwnData(_input, { actor, rows }) {
    const [kinds, deletion] = await Promise.all([
      countOwnRows(rows, actor.userId),
      readDeletion(rows, actor.userId),
    ])
    return { kinds, deletion }
  },

  async readBin(_input, { actor, rows }) {
    return { items: await readBinRows(rows, actor.userId, binMost) }
  },

  async bringBack({ params }, { actor, rows }) {
    if (!(await bringBackRow(rows, actor.userId, params.kind, params.id))) throw notFound()
    return { is_back: true }
  },

  async removeForGood({ params }, { actor, rows }) {
    if (!(await removeBinRow(rows, actor.userId, params.kind, params.id))) throw notFound()
    return { is_gone: true }
  },

  async askForDeletion({ body }, { actor, rows, now }) {
    if (!isPhrase(body.phrase)) throw badRequest(phraseSentence, { phrase: 'is not the phrase' })
    await database.asService((all) => requireAdminBeside(all, actor.userId))
    await recordActivity(rows, actor.userId, 'deletion_asked')
    await writeDeletion(rows, actor.userId, new Date(now.getTime() + deletionDays * dayMs))
    const deletion = await readDeletion(rows, actor.userId)
    if (!deletion) throw new Error('A deletion that was just written is not there.')
    return deletion
  },

  async takeBackDeletion(_input, { actor, rows }) {
    await removeDeletion(rows, actor.userId)
    await recordActivity(rows, actor.userId, 'deletion_taken_back')
    return { kept: true }
  },
})
