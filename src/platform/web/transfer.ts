import { CallError, type ErrorBody } from '#platform/contract/errors.ts'
import { session } from './session.ts'

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

/** A request as the signed-in person. Throws CallError. */
export async function open(address: string, request: RequestInit): Promise<Response> {
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
