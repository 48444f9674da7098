import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Version } from '#platform/contract/limits.ts'

export const MediaKind = z.enum(['picture', 'sound'])
export type MediaKind = z.infer<typeof MediaKind>

/** Name of a file in the person's folder of the bucket: an id of its own and what it is. */
export const MediaFile = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{2,4}$/))

const Side = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(20_000)))

export const MediaContent = z.object({
  kind: MediaKind,
  /** What a picture shows for somebody who cannot see it, or what is said in a voice note. */
  words: Line,
  width: Side,
  height: Side,
  seconds: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(86_400))),
})
export type MediaContent = z.infer<typeof MediaContent>

/** One picture or voice note of a journal entry (a row of entry_media). */
export const Media = z.extend(MediaContent, {
  id: z.uuid(),
  entry_id: z.uuid(),
  file: MediaFile,
  version: Version,
  created_at: Instant,
})
export type Media = z.infer<typeof Media>

/** A picture as a list shows it. */
export const FirstPicture = z.object({ file: MediaFile, words: Line })
export type FirstPicture = z.infer<typeof FirstPicture>

/** What a list shows of an entry beside its words. */
export interface ShownMedia {
  picture: FirstPicture | null
  has_sound: boolean
}

const Address = z.object({ id: z.uuid() })

export const mediaContract = {
  readMedia: endpoint({
    method: 'GET',
    path: '/journal-entries/:id/media',
    access: 'user',
    summary: 'Pictures and voice notes of one journal entry, the oldest first',
    params: Address,
    output: z.object({ media: z.array(Media) }),
  }),
  saveMedia: endpoint({
    method: 'PUT',
    path: '/entry-media/:id',
    access: 'user',
    summary:
      'Makes an uploaded file part of a journal entry, or changes its words; sending it twice does no harm',
    params: Address,
    body: z.extend(MediaContent, { entry_id: z.uuid(), file: MediaFile }),
    output: Media,
  }),
  removeMedia: endpoint({
    method: 'DELETE',
    path: '/entry-media/:id',
    access: 'user',
    summary: 'Takes a picture or a voice note away, and its file with it',
    params: Address,
    output: z.object({ removed: z.literal(true) }),
  }),
}
