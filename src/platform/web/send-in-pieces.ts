import { CallError } from '#platform/contract/errors.ts'
import { open } from './transfer.ts'

const pieceSize = 8 * 1024 * 1024
const pieceLasts = 120_000
const triesMost = 12
const longestWait = 30_000
const protocol = { 'tus-resumable': '1.0.0' }

/**
 * Sends a file in pieces (tus 1.0.0) as the signed-in person and answers where it lies. A line that breaks is waited for, and
 * then it goes on where it stopped; `onProgress` hears how many bytes the server has. Throws CallError.
 */
export async function sendInPieces(
  address: string,
  file: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const length = { ...protocol, 'upload-length': String(file.size) }
  const begun = await open(address, { method: 'POST', headers: length, signal })
  const place = new URL(begun.headers.get('location') ?? '', new URL(address, location.href)).pathname
  let at = 0
  let tries = 0
  while (at < file.size) {
    try {
      // After a break nobody knows how much of the last piece arrived.
      const reply =
        tries > 0
          ? await open(place, { method: 'HEAD', headers: protocol, signal })
          : await sendPiece(place, file, at, signal)
      at = Number(reply.headers.get('upload-offset'))
      tries = 0
      onProgress(at)
    } catch (error) {
      tries += 1
      if (signal.aborted || !mayPass(error) || tries > triesMost) throw error
      await untilTime(Math.min(longestWait, 500 * 2 ** tries), signal)
    }
  }
  return place
}

function sendPiece(place: string, file: Blob, at: number, signal: AbortSignal): Promise<Response> {
  return open(place, {
    method: 'PATCH',
    headers: {
      ...protocol,
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
    },
    body: file.slice(at, at + pieceSize),
    signal: AbortSignal.any([signal, AbortSignal.timeout(pieceLasts)]),
  })
}

/** No line, another place than we thought, still busy with the piece before, or a server that is just starting. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof CallError &&
    ([0, 409, 423, 429].includes(error.status) || error.status > 500) &&
    error.status !== 507
  )
}

/** Until the time is over or the line is back, whichever is first. */
function untilTime(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
