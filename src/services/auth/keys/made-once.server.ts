import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The text of a key file. One that is not there is made with what `make` answers, readable by its owner only.
 * Throws a sentence when the file is there and cannot be read.
 */
export async function readOrMake(path: string, make: () => Promise<string>): Promise<string> {
  return read(path) ?? (await create(path, await make()))
}

/**
 * Written beside and then linked: a process that starts at the same moment sees the whole file or none, and a power
 * cut leaves no half one. Whoever links first has made the file; the other reads it.
 */
async function create(path: string, text: string): Promise<string> {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Error(`The key file ${path} cannot be read.`, { cause: error })
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}
