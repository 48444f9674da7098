import { request } from 'node:http'
import { GoTrueClient } from '@supabase/auth-js'
import { StorageClient } from '@supabase/storage-js'

export interface Wire {
  url: string
  anonKey: string
  serviceKey: string
}

export const storageUrl = ({ url }: Wire) => `${url.replace(/\/$/, '')}/storage/v1`

let made = 0
export const newName = (start: string) => `${start}-${process.pid}-${Date.now()}-${made++}`

/** The unmodified client with a token of its own. */
export function clientWith(wire: Wire, token: string): StorageClient {
  return new StorageClient(storageUrl(wire), { apikey: wire.anonKey, Authorization: `Bearer ${token}` })
}

export interface Somebody {
  id: string
  token: string
  storage: StorageClient
}

/** A new person, signed up like anybody else. */
export async function join(wire: Wire): Promise<Somebody> {
  const auth = new GoTrueClient({
    url: `${wire.url.replace(/\/$/, '')}/auth/v1`,
    headers: { apikey: wire.anonKey },
    storageKey: newName('storage'),
    persistSession: false,
    autoRefreshToken: false,
  })
  const { data, error } = await auth.signUp({
    email: `${newName('files')}@example.org`,
    password: 'a long enough phrase',
  })
  if (error || !data.session || !data.user) throw error ?? new Error('no session')
  const token = data.session.access_token
  return { id: data.user.id, token, storage: clientWith(wire, token) }
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  // The tests look at answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

/** One request with exactly this address and these bytes; nothing is tidied up on the way. */
export function ask(
  wire: Wire,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: string | Buffer; isBrokenOff?: boolean } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(wire.url)
  const { headers: given = {}, body, isBrokenOff } = options
  const isMeasured = body === undefined || 'content-length' in given || 'transfer-encoding' in given
  const headers = isMeasured ? given : { ...given, 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path: `/storage/v1${path}`, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          let json: unknown = null
          try {
            json = JSON.parse(text)
          } catch {
            // Not every answer is JSON.
          }
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json })
        })
      },
    )
    call.on('error', reject)
    if (body !== undefined) call.write(body)
    if (isBrokenOff) call.flushHeaders()
    else call.end()
    if (isBrokenOff) setImmediate(() => call.destroy(new Error('broken off')))
  })
}
