import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** An installation that nobody looks after does not fill its disk: the oldest files make room. */
const mostFiles = 1_000

let written = 0

/**
 * Lays a message down as a file, readable by its owner only; answers its path. Names sort by the time of writing. The file is
 * written beside and then renamed, so that whoever lists the folder sees whole messages only.
 */
export async function writeToOutbox(
  folder: string,
  content: Buffer | string,
  ending: string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const order = String(written++ % 1_000_000).padStart(6, '0')
  const name = `${time}-${order}-${randomBytes(4).toString('hex')}.${ending}`
  const draft = join(folder, `.${name}.new`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
  } finally {
    await file.close()
  }
  await rename(draft, join(folder, name))
  await forgetOldest(folder)
  return join(folder, name)
}

async function forgetOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  for (const name of names.slice(0, Math.max(0, names.length - mostFiles)))
    await rm(join(folder, name), { force: true })
}

/** Removes the letters to one address. A folder that is not there holds none. */
export async function forgetLettersTo(folder: string, address: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const letter = await readFile(join(folder, name), 'utf8').catch(() => '')
    const to = /^to:(.*(?:\n[ \t].*)*)/im.exec(letter.slice(0, letter.indexOf('\n\n') + 1))?.[1] ?? ''
    if (to.toLowerCase().includes(address.toLowerCase())) await rm(join(folder, name), { force: true })
  }
}
