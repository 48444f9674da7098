import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#platform/config.server.ts'
import { borrowStore } from '#platform/db/open.server.ts'
import { readQueueState } from '#platform/db/queue.server.ts'

interface Finding {
  isGood: boolean
  text: string
}

/** Looks at everything that can keep a server from starting well, prints a line each, and answers 0 when all is well. */
export async function examine(config: Config): Promise<number> {
  const findings = [node(), dataFolder(config), build(), crisisLines(), ...(await database(config))]
  for (const { isGood, text } of findings) console.log(`${isGood ? 'ok  ' : 'look'}  ${text}`)
  return findings.every(({ isGood }) => isGood) ? 0 : 1
}

function node(): Finding {
  const isGood = Number(process.versions.node.split('.')[0]) >= 24
  return { isGood, text: `Node ${process.versions.node}${isGood ? '' : '; 24 or newer is needed'}` }
}

function dataFolder({ dataDir }: Config): Finding {
  if (!existsSync(dataDir))
    return { isGood: true, text: `Data folder ${dataDir} does not exist yet; the first start makes it` }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK)
    const disk = statfsSync(dataDir)
    const free = Math.round((disk.bavail * disk.bsize) / 1024 ** 2)
    return {
      isGood: free > 500,
      text: `Data folder ${dataDir} can be written; ${free} MB are free on its disk`,
    }
  } catch (error) {
    return { isGood: false, text: `Data folder ${dataDir}: ${(error as Error).message}` }
  }
}

function build(): Finding {
  const isBuilt = existsSync(join(import.meta.dirname, '../dist/web/app.html'))
  return {
    isGood: isBuilt,
    text: isBuilt ? 'The web app is built' : 'The web app is not built; npm start builds it',
  }
}

/** Crisis lines change; an operator has to look at them again from time to time. */
function crisisLines(): Finding {
  const file = join(import.meta.dirname, '../content/crisis-lines.json')
  const { verified_at } = JSON.parse(readFileSync(file, 'utf8')) as { verified_at: string }
  const days = Math.floor((Date.now() - Date.parse(verified_at)) / 86_400_000)
  const isFresh = days <= 120
  return {
    isGood: isFresh,
    text: `Crisis lines were last checked on ${verified_at}${isFresh ? '' : `, ${days} days ago; please check content/crisis-lines.json`}`,
  }
}

async function database(config: Config): Promise<Finding[]> {
  try {
    const store = await borrowStore(config)
    const client = new pg.Client({ connectionString: store.ownerUrl })
    try {
      await client.connect()
      const { rows } = await client.query<{ version: string; count: number; size: string }>(
        `select current_setting('server_version') as version, (select count(*)::int from public.schema_migrations) as count, pg_size_pretty(pg_database_size(current_database())) as size`,
      )
      const [found] = rows
      return [
        {
          isGood: true,
          text: `Postgres ${found?.version}, ${found?.count} migrations applied, ${found?.size}`,
        },
        await jobs(client),
      ]
    } finally {
      await client.end()
      await store.close()
    }
  } catch (error) {
    return [{ isGood: false, text: (error as Error).message }]
  }
}

/** What the server does in the background, and what it has given up. */
async function jobs(client: pg.Client): Promise<Finding> {
  const { waiting, running, laidAside, names } = await readQueueState(client)
  const isGood = laidAside === 0
  const aside = isGood
    ? ''
    : `, ${laidAside} laid aside after their last try (${names.join(', ')}); the log says why`
  return { isGood, text: `Background jobs: ${waiting} waiting, ${running} running${aside}` }
}
