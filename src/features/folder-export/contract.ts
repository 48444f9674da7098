import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'

/** As many runs as the log shows. */
export const runsMost = 20

const line = (what: string, most: number) =>
  z
    .string()
    .check(
      z.minLength(1, { error: `Please give ${what}.` }),
      z.maxLength(most, { error: `This is too long for ${what}.` }),
    )

/** Where the files go, and what opens it. None of it is shown again but the name of the host. */
export const Target = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('webdav'),
    address: line('the address of a folder', 1_000),
    user: z.string().check(z.maxLength(200)),
    password: z.string().check(z.maxLength(500)),
  }),
  z.object({
    kind: z.literal('s3'),
    address: line('the endpoint of the store', 1_000),
    region: line('the region', 60),
    bucket: line('the bucket', 100).check(
      z.regex(/^[A-Za-z0-9._-]+$/, { error: 'This is no name of a bucket.' }),
    ),
    /** A folder in the bucket; may be empty. */
    prefix: z
      .string()
      .check(
        z.maxLength(200),
        z.regex(/^[A-Za-z0-9._/ -]*$/, { error: 'A folder has letters, digits and slashes.' }),
      ),
    access_key: line('the access key', 200),
    secret_key: line('the secret key', 500),
  }),
])
export type Target = z.infer<typeof Target>

const Rhythm = z.enum(['daily', 'weekly'])

export const FolderExport = z.object({
  kind: z.enum(['webdav', 's3']),
  host: z.string(),
  rhythm: Rhythm,
  is_on: z.boolean(),
  next_at: Instant,
  /** Why the last try brought nothing, in a sentence; empty after one that did. */
  trouble: z.string(),
  succeeded_at: z.nullable(Instant),
  /** Files that stand there as they are here. */
  files: z.number(),
  version: Version,
})
export type FolderExport = z.infer<typeof FolderExport>

export const FolderRun = z.object({ id: z.uuid(), at: Instant, written: z.number(), trouble: z.string() })
export type FolderRun = z.infer<typeof FolderRun>

export const folderExportContract = {
  readFolderExport: endpoint({
    method: 'GET',
    path: '/folder-export',
    access: 'user',
    summary: `The folder elsewhere that pages are written to, or null, and the last ${runsMost} times`,
    output: z.object({ folder: z.nullable(FolderExport), runs: z.array(FolderRun) }),
  }),
  makeFolderExport: endpoint({
    method: 'POST',
    path: '/folder-export',
    access: 'user',
    summary: 'Names the folder; it takes the place of one that was named before',
    body: z.object({ target: Target, rhythm: Rhythm }),
    output: FolderExport,
  }),
  changeFolderExport: endpoint({
    method: 'PUT',
    path: '/folder-export',
    access: 'user',
    summary: 'Changes how often it is written to, or lets it rest, based on the version named',
    body: z.object({ rhythm: Rhythm, is_on: z.boolean(), version: Version }),
    output: FolderExport,
  }),
  writeFolderNow: endpoint({
    method: 'POST',
    path: '/folder-export/now',
    access: 'user',
    summary: 'Has it written to within the next minutes, without waiting for its time',
    output: FolderExport,
  }),
  endFolderExport: endpoint({
    method: 'DELETE',
    path: '/folder-export',
    access: 'user',
    summary: 'Ends it; what was written there stays there',
    output: z.object({ ended: z.literal(true) }),
  }),
}

/** Calls that ask another server on the way. */
export const folderExportOutsideContract = {
  tryFolderExport: endpoint({
    method: 'POST',
    path: '/folder-export/try',
    access: 'user',
    summary: 'Writes one small file there now and answers what came of it',
    output: z.object({ trouble: z.string() }),
  }),
}
