import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { readMetadata, type OrganisationMetadata } from './organisation-metadata.server.ts'

const Entry = z
  .object({
    id: z.uuid(),
    domains: z.array(z.hostname().toLowerCase()).min(1).max(100),
    metadata_file: z.string().optional(),
    metadata_url: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((entry) => Boolean(entry.metadata_file) !== Boolean(entry.metadata_url), {
    error: 'needs either metadata_file or metadata_url',
  })

/** An organisation whose people sign in at a service of its own. */
export interface Organisation {
  id: string
  /** The mail domains whose addresses this service may speak for. */
  domains: string[]
  /** Throws when the description cannot be had or read. */
  readMetadata(): Promise<OrganisationMetadata>
}

/** How long a description is believed before it is read again: certificates change. */
const freshMs = 3_600_000
const timeoutMs = 8_000

/** The organisations of the file that BALANSE_SAML names. Throws a sentence when it cannot be used. */
export function readOrganisations(path: string): Organisation[] {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The file ${path} (BALANSE_SAML) cannot be read as JSON.`, { cause: error })
  }
  const read = z.array(Entry).min(1).max(1000).safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`The file ${path} (BALANSE_SAML): ${issue?.path.join('.')} ${issue?.message}.`)
  }
  return read.data.map(({ id, domains, metadata_file, metadata_url }) => {
    const load = metadata_url
      ? () => fetchText(metadata_url)
      : async () => readFileSync(resolve(dirname(path), metadata_file ?? ''), 'utf8')
    return { id, domains, readMetadata: keepFresh(async () => readMetadata(await load())) }
  })
}

function keepFresh<T>(read: () => Promise<T>): () => Promise<T> {
  let known: { value: T; readAt: number } | undefined
  return async () => {
    if (!known || Date.now() - known.readAt > freshMs) known = { value: await read(), readAt: Date.now() }
    return known.value
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}
