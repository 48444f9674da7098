import { randomBytes } from 'node:crypto'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble } from '#platform/outside/ask-outside.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import type { FolderExport, folderExportContract, folderExportOutsideContract } from './contract.ts'
import { readTarget } from './parts/open-place.server.ts'
import { settingsOwner, tryFolder, type Tools } from './parts/write-folder.server.ts'
import {
  deleteFolder,
  insertFolder,
  makeDueNow,
  readDue,
  readFolder,
  readRuns,
  updateFolder,
} from './store.server.ts'

/** `near`: hosts on its own network that the operator trusts; only those may be asked without https. */
export function createFolderExportApi(
  vault: Seal,
  near: readonly string[],
): Handlers<typeof folderExportContract> {
  return {
    async readFolderExport(_input, { actor, rows }) {
      const [folder, runs] = [await readFolder(rows, actor.userId), await readRuns(rows, actor.userId)]
      return { folder, runs }
    },

    async makeFolderExport({ body: { target, rhythm } }, { actor: { userId }, rows }) {
      const url = openAddress(target.address, near)
      const settings = vault.seal(JSON.stringify({ ...target, address: url.href }), settingsOwner(userId))
      const { kind } = target
      await insertFolder(rows, userId, { kind, host: url.host, rhythm, settings, hash: randomBytes(32) })
      await recordActivity(rows, userId, 'folder_export_begun', { host: url.host })
      return present(rows, userId)
    },

    async changeFolderExport({ body }, { actor: { userId }, rows }) {
      if (await updateFolder(rows, userId, body)) return present(rows, userId)
      const current = await readFolder(rows, userId)
      throw current ? conflict(current) : notFound()
    },

    async writeFolderNow(_input, { actor: { userId }, rows }) {
      await makeDueNow(rows, userId)
      return present(rows, userId)
    },

    async endFolderExport(_input, { actor: { userId }, rows }) {
      if (!(await deleteFolder(rows, userId))) throw notFound()
      await recordActivity(rows, userId, 'folder_export_ended')
      return { ended: true }
    },
  }
}

async function present(rows: Rows, userId: string): Promise<FolderExport> {
  const folder = await readFolder(rows, userId)
  if (!folder) throw notFound()
  return folder
}

/** Whether it may be asked is found out when it is asked: a name may lead somewhere else by then. */
function openAddress(typed: string, near: readonly string[]): URL {
  try {
    return readTarget(typed, near)
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
    throw badRequest(error.message, { address: error.message })
  }
}

export function createFolderExportOutsideApi(
  tools: Omit<Tools, 'database'> & { take: TakeOutside },
): ApartHandlers<typeof folderExportOutsideContract> {
  return {
    async tryFolderExport(_input, { actor: { userId }, asActor }) {
      const due = await asActor((rows) => readDue(rows, userId))
      if (!due) throw notFound()
      await tools.take(userId)
      return { trouble: await tryFolder(tools, due) }
    },
  }
}
