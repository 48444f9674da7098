import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/limits.ts'

/** What a person types to have everything deleted. */
export const deletionPhrase = 'delete everything'
/** Days in which a deletion that was asked for can be taken back. */
export const deletionDays = 7
/** Minutes after signing in within which everything may be deleted at once. */
export const freshMinutes = 10
/** The largest file that is taken in with one request, in bytes. */
export const archiveMost = 1024 * 1024 * 1024
/** The largest that is taken in in pieces. */
export const archivePiecesMost = 20 * 1024 * 1024 * 1024

/** How much of one kind there is. */
export const OwnKind = z.object({
  /** The table, which is also the name of its file in the archive. */
  name: z.string(),
  title: z.string(),
  count: z.number(),
  last_changed_at: z.nullable(Instant),
})
export type OwnKind = z.infer<typeof OwnKind>

/** A deletion that was asked for and is not done yet. */
export const Deletion = z.object({ asked_at: Instant, due_at: Instant })
export type Deletion = z.infer<typeof Deletion>

const binKinds = ['journal_entries', 'journal_templates', 'day_templates'] as const
export const BinKind = z.enum(binKinds)
export type BinKind = z.infer<typeof BinKind>

/** Something that was deleted and can come back until its 30 days are over. */
export const BinItem = z.object({
  kind: BinKind,
  id: z.uuid(),
  /** Its title, else its first words; empty when it has neither. */
  title: z.string(),
  deleted_at: Instant,
  gone_at: Instant,
})
export type BinItem = z.infer<typeof BinItem>

/** Most things of the bin that are listed. */
export const binMost = 200

/** What was deleted, by kind; kept by nobody but the person who reads it. */
export const Receipt = z.object({
  deleted_at: Instant,
  kinds: z.array(z.object({ title: z.string(), count: z.number() })),
  files: z.number(),
})
export type Receipt = z.infer<typeof Receipt>

/** What an archive holds beside what is here; nothing that is here is ever written over. */
export const ImportedKind = z.object({
  name: z.string(),
  title: z.string(),
  /** Not here yet; taken in. */
  fresh: z.number(),
  /** Here already, word for word. */
  same: z.number(),
  /** Here already with other words; what is here stays. */
  different: z.number(),
  /** Not readable; the first sentences say why. */
  refused: z.number(),
  reasons: z.array(z.string()),
})
export type ImportedKind = z.infer<typeof ImportedKind>

export const ImportReport = z.object({
  /** Whether it was written, or only looked at. */
  is_done: z.boolean(),
  /** Which app or kind of file it comes from. */
  source: z.string(),
  kinds: z.array(ImportedKind),
  /** What was read in another way than somebody may expect, a sentence each. */
  notes: z.array(z.string()),
  /** Files of the archive that nothing here reads. */
  unread: z.array(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Not JSON, and therefore beside the contract: the archive comes and goes as a stream of bytes. */
export const archivePath = '/api/own-data/archive'
/** Where an archive arrives in pieces (tus 1.0.0); POST begins, and what it answers is named by `?upload=` above. */
export const archivePiecesPath = '/api/own-data/archive/pieces'
/** POST answers an ArchiveTicket: an address that a browser saves the archive from, once and within a minute. */
export const archiveTicketPath = '/api/own-data/archive-ticket'
export const ArchiveTicket = z.object({ address: z.string() })
export type ArchiveTicket = z.infer<typeof ArchiveTicket>
/** JSON Schema of what an archive holds, for whoever writes a program that reads one. */
export const archiveSchemaPath = '/api/own-data/archive-schema'

const BinAddress = z.object({ kind: BinKind, id: z.uuid() })

export const ownDataContract = {
  readOwnData: endpoint({
    method: 'GET',
    path: '/own-data',
    access: 'user',
    summary: 'How much of each kind is kept of the person, and a deletion that was asked for',
    output: z.object({ kinds: z.array(OwnKind), deletion: z.nullable(Deletion) }),
  }),
  readBin: endpoint({
    method: 'GET',
    path: '/own-data/bin',
    access: 'user',
    summary: `What was deleted within 30 days and can come back, the newest first, at most ${binMost}`,
    output: z.object({ items: z.array(BinItem) }),
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/own-data/bin/:kind/:id',
    access: 'user',
    summary: 'Takes something out of the bin',
    params: BinAddress,
    output: z.object({ is_back: z.literal(true) }),
  }),
  removeForGood: endpoint({
    method: 'DELETE',
    path: '/own-data/bin/:kind/:id',
    access: 'user',
    summary: 'Removes something from the bin for good, with its earlier versions and pictures',
    params: BinAddress,
    output: z.object({ is_gone: z.literal(true) }),
  }),
  askForDeletion: endpoint({
    method: 'POST',
    path: '/own-data/deletion',
    access: 'user',
    summary: `Has everything deleted after ${deletionDays} days; until then it can be taken back`,
    body: z.object({ phrase: z.string().check(z.maxLength(100)) }),
    output: Deletion,
  }),
  takeBackDeletion: endpoint({
    method: 'DELETE',
    path: '/own-data/deletion',
    access: 'user',
    summary: 'Takes a deletion back that was asked for',
    output: z.object({ kept: z.literal(true) }),
  }),
}

/**
 * Deletes at once, and answers a Receipt. Beside the contract because it ends the session of its own request.
 * Body: `{phrase}`.
 */
export const deleteNowPath = '/api/own-data/deletion/now'
