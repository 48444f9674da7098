import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pass } from './pass.server.ts'

/** A file that came in pieces and belongs to nobody's folder: it is read once and goes. */
export interface TakenIn {
  file: string
  size: number
  /** Whether all of it is there. */
  isWhole: boolean
}

/** Uploads in pieces that may stop and go on (tus 1.0.0), for what is read and not kept. A person has one at a time. */
export interface Intake {
  /** Answers a request below `path`; without an `id` it begins an upload. */
  handle(request: FastifyRequest, reply: FastifyReply, userId: string, id?: string): Promise<FastifyReply>
  /** Undefined when there is no such upload of this person. */
  find(userId: string, id: string): Promise<TakenIn | undefined>
  /** Takes away whatever this person has sent. */
  clear(userId: string): Promise<void>
}

const aDay = 24 * 3_600_000

export function openIntake(folder: string, path: string, largest: number): Intake {
  const underWay = new WeakMap<IncomingMessage, string>()
  let made: Promise<{ store: FileStore; tus: Server }> | undefined
  const open = () => (made ??= make())
  // The name of a person's upload begins with them: nobody else's requests can mean it.
  const nameOf = (userId: string, id: string) => `${userId}_${id}`

  const idOf = (request: { runtime?: { node?: { req?: unknown } | undefined } | undefined }) => {
    const id = underWay.get(request.runtime?.node?.req as IncomingMessage)
    if (!id) throw new Error('An upload in pieces came past its route.')
    return id
  }

  async function make() {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: aDay })
    const tus = new Server({
      path,
      datastore: store,
      namingFunction: idOf,
      getFileIdFromRequest: idOf,
      generateUrl: (request) => `${path}/${idOf(request).split('_')[1]}`,
      maxSize: largest,
    })
    return { store, tus }
  }

  async function clear(userId: string): Promise<void> {
    const { store } = await open()
    const names = await readdir(folder)
    for (const name of names)
      if (name.startsWith(nameOf(userId, '')) && !name.endsWith('.json'))
        await store.remove(name).catch(() => store.configstore.delete(name))
  }

  return {
    async handle(request, reply, userId, id) {
      if (!id) await clear(userId)
      const { tus } = await open()
      underWay.set(request.raw, nameOf(userId, id ?? randomUUID()))
      return pass(request, reply, () => tus.handle(request.raw, reply.raw))
    },
    async find(userId, id) {
      const { store } = await open()
      const upload = await store.getUpload(nameOf(userId, id)).catch(() => undefined)
      const file = upload?.storage?.path
      if (!upload || !file) return undefined
      return { file, size: upload.offset, isWhole: upload.offset === upload.size }
    },
    clear,
  }
}
