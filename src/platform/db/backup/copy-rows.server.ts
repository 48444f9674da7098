import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** What `pg` hands to whatever speaks on a connection; only COPY needs more of it than its types say. */
type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const blockSize = 256 * 1024

/** The rows of `copy ... to stdout`, as the bytes that `copy ... from stdin` takes, in blocks of about 256 kB. */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Buffer, void, void> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of openCopy(client, statement)) {
    parts.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < blockSize) continue
    yield Buffer.concat(parts)
    parts = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(parts)
}

function openCopy(client: pg.Client, statement: string): Readable {
  let wire: Wire | undefined
  // A reader that is slower than the database holds it back, so that a table never lies in memory whole.
  const out = new Readable({ highWaterMark: blockSize, read: () => void wire?.stream.resume() })
  client.query({
    ...silent,
    submit(connection: pg.Connection) {
      wire = connection as Wire
      wire.query(statement)
      return null
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The buffer of the connection is used again.
      if (!out.push(Buffer.from(chunk))) wire?.stream.pause()
    },
    handleReadyForQuery: () => out.push(null),
    handleError: (error: Error) => out.destroy(error),
  } as pg.Submittable)
  return out
}

/** Sends bytes of `copyOut` to `copy ... from stdin`; answers how many rows they were. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let failure: unknown
    async function send(wire: Wire): Promise<void> {
      for await (const chunk of source) {
        if (failure) return
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
      }
      wire.endCopyFrom()
    }
    client.query({
      ...silent,
      submit(connection: pg.Connection) {
        connection.query(statement)
        return null
      },
      handleCopyInResponse(connection: Wire) {
        send(connection).catch((error: unknown) => {
          failure = error
          connection.sendCopyFail('the source could not be read')
        })
      },
      handleCommandComplete({ text }: { text: string }) {
        count = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0)
      },
      handleReadyForQuery: () => resolve(count),
      handleError(error: Error) {
        failure ??= error
        reject(failure as Error)
      },
    } as pg.Submittable)
  })
}

const nothing = () => {}
const silent = {
  handleRowDescription: nothing,
  handleDataRow: nothing,
  handlePortalSuspended: nothing,
  handleEmptyQuery: nothing,
  handleCommandComplete: nothing,
}
