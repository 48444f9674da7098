import type { Draft } from '../documents/types.ts'
import { readOutgoing, sendOutgoing } from './outgoing.ts'

/** Sends every file of the person that waits here, and returns what is still waiting, as whoever asks about drafts reads it. */
export async function settleFiles(userId: string): Promise<Draft[]> {
  await sendOutgoing(userId)
  return (await readOutgoing(userId)).map(({ id, name, follow, at }) => ({
    key: `file:${id}`,
    tab: '',
    value: { file: name, ...follow.body },
    base: {},
    version: 0,
    at,
    save: { method: follow.method, path: follow.path },
  }))
}
