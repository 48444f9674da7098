import { CallError, type ErrorBody } from '#platform/contract/errors.ts'
import { session } from './session.ts'

/** Reads a file of the server as the signed-in person; `onProgress` hears how many bytes have arrived. Throws CallError. */
export async function receiveFile(address: string, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await open(address, { method: 'GET' })
  const parts: BlobPart[] = []
  let bytes = 0
  try {
    for await (const part of response.body ?? []) {
      parts.push(part)
      bytes += part.length
      onProgress(bytes)
    }
  } catch {
    // Half a file looks like a whole one until somebody needs it.
    throw offline()
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Sends a file as the signed-in person (null: nothing), and answers what the server says of it. Throws CallError. */
export async function sendFile(
  address: string,
  file: Blob | null,
  type: string | null,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<unknown> {
  const response = await open(address, { method, body: file, headers: type ? { 'content-type': type } : {} })
  return response.json()
}

async function open(address: string, request: RequestInit): Promise<Response> {
  const token = await session.accessToken()
  const headers = { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(address, { ...request, headers }).catch(() => {
    throw offline()
  })
  if (response.ok) return response
  const refusal = (await response.json().catch(() => null)) as ErrorBody | null
  throw new CallError(
    response.status,
    refusal?.code
      ? refusal
      : { code: 'unexpected', message: 'The server answered in a way this app does not know.' },
  )
}

const offline = () =>
  new CallError(0, {
    code: 'offline',
    message: 'The server cannot be reached right now. Nothing was changed.',
  })
