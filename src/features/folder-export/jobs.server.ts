import type { Jobs } from '#platform/jobs/job.server.ts'
import type { FolderExport } from './contract.ts'
import { writeFolder, type Tools } from './parts/write-folder.server.ts'
import { takeDueFolder, writeRun, type DueFolder } from './store.server.ts'

const turnMs = 240_000
const rhythms: Readonly<Record<FolderExport['rhythm'], number>> = { daily: 86_400, weekly: 604_800 }
/** How long it waits after each time in a row that did not go well; then it waits for its usual time. */
const waits = [300, 1_800, 7_200, 21_600]
/** After so many in a row it rests until its person looks at it. */
const triesMost = 14

/** Writes people's pages into their folders when their time has come, and tries again what did not go well. */
export function folderExportJobs(tools: Tools): Jobs {
  const { database } = tools

  async function write(due: DueFolder): Promise<void> {
    const { written, trouble, hasMore } = await writeFolder(tools, due)
    const usual = rhythms[due.rhythm]
    const isOver = trouble !== '' && due.tries + 1 >= triesMost
    const waitSeconds = isOver
      ? null
      : trouble
        ? Math.min(usual, waits[due.tries] ?? usual)
        : hasMore
          ? 60
          : usual
    await database.asService((rows) => writeRun(rows, due.user_id, { written, trouble, waitSeconds }))
  }

  return {
    'write-folders': {
      at: '*/2 * * * *',
      attempts: 1,
      async run() {
        const until = Date.now() + turnMs
        const faults: unknown[] = []
        let due: DueFolder | undefined
        while (Date.now() < until && (due = await database.asService(takeDueFolder)))
          // A fault of ours with one folder keeps nobody else waiting.
          await write(due).catch((error: unknown) => faults.push(error))
        if (faults.length > 0) throw faults[0]
      },
    },
  }
}
