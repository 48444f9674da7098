import { createHash } from 'node:crypto'
import { SessionGone, type Claims, type Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import { listMarkdown } from '#features/own-data/public.server.ts'
import type { Target } from '../contract.ts'
import { readDigests, writeDigest, type DueFolder } from '../store.server.ts'
import { openPlace } from './open-place.server.ts'
import { PlaceTrouble } from './place-trouble.server.ts'

/** Settings open in the row of their person only. */
export const settingsOwner = (userId: string): string => `folder export ${userId}`

export interface Tools {
  database: Database
  ask: AskOutside
  vault: Seal
}

export interface Written {
  written: number
  trouble: string
  /** More has changed than one turn writes. */
  hasMore: boolean
}

/** Files of one turn, so that one long life keeps nobody else waiting. */
const filesMost = 2_000

/** Writes the pages that have changed since they were written there last. What was written stays noted, come what may. */
export async function writeFolder(
  { database, ask, vault }: Tools,
  due: DueFolder,
  most = filesMost,
): Promise<Written> {
  const { user_id: userId, token_id } = due
  const claims: Claims = { sub: userId, token_id, role: 'authenticated' }
  let written = 0
  try {
    const place = openPlace(openTarget(vault, due), ask)
    const there = await database.asService((rows) => readDigests(rows, userId))
    for await (const { path, text } of listMarkdown(database, claims)) {
      const digest = createHash('sha256').update(text).digest('hex')
      if (there.get(path) === digest) continue
      if (written >= most) return { written, trouble: '', hasMore: true }
      await place.write(path, text)
      await database.asService((rows) => writeDigest(rows, userId, path, digest))
      written += 1
    }
    return { written, trouble: '', hasMore: false }
  } catch (error) {
    return { written, trouble: sentenceOf(error), hasMore: false }
  }
}

/** Writes one small file and says what came of it; empty is good. */
export async function tryFolder({ ask, vault }: Omit<Tools, 'database'>, due: DueFolder): Promise<string> {
  try {
    const place = openPlace(openTarget(vault, due), ask)
    await place.write('balanse-trial.md', 'Balanse can write here. This file may be deleted.\n')
    return ''
  } catch (error) {
    return sentenceOf(error)
  }
}

function openTarget(vault: Seal, due: DueFolder): Target {
  return JSON.parse(vault.open(due.settings_sealed, settingsOwner(due.user_id))) as Target
}

/** Throws what is a fault of ours. */
function sentenceOf(error: unknown): string {
  if (error instanceof PlaceTrouble || error instanceof OutsideTrouble) return error.message
  if (error instanceof SessionGone) return 'It has ended, or its account is closed.'
  throw error
}
