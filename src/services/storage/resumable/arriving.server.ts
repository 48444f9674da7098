import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server, type Upload } from '@tus/server'
import { asRefusal } from '../answers.server.ts'
import type { BucketRow } from '../store/buckets.server.ts'
import { checkContent } from '../objects/limits.server.ts'
import { sniff } from '../objects/receive-upload.server.ts'
import { storeUpload, type Writer } from '../objects/store-upload.server.ts'
import { cacheControlOf, readUserMetadata } from '../objects/upload-metadata.server.ts'
import type { Target } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'

/** What was found out about a request before the protocol of resumable uploads sees it. */
export interface Opened {
  id: string
  /** The address of the upload, for its maker. */
  url: string
  writer: Writer
  target: Target
  bucket: BucketRow
  upsert: boolean
  limit: number
}

/** What is kept beside an upload that is under way: our words over the caller's, whatever theirs were called. */
export interface Under {
  bucketName: string
  objectName: string
  contentType: string
  cacheControl: string
  metadata: string
  /** The person who began it, or '' for the service key and signed addresses. */
  owner: string
  upsert: 'true' | 'false'
}

export interface Arriving {
  /** Undefined when there is no such upload, or when it has become an object. */
  read(id: string): Promise<{ about: Under; offset: number; size: number | undefined } | undefined>
  /** Whether its bytes are all there and are being made an object now. */
  isFinishing(id: string): boolean
  forget(id: string): Promise<void>
  handle(request: IncomingMessage, response: ServerResponse, opened: Opened, about: Under): Promise<void>
}

const aDay = 24 * 3_600_000

/** Uploads that come in pieces, as files of the spool until they are whole. */
export function createArriving(parts: Omit<StorageParts, 'arriving'>, folder: string): Arriving {
  const underWay = new WeakMap<IncomingMessage, { opened: Opened; about: Under }>()
  const finishing = new Set<string>()
  let made: Promise<{ store: FileStore; tus: Server }> | undefined
  const open = () => (made ??= make())

  const of = (request: { runtime?: { node?: { req?: unknown } | undefined } | undefined }) => {
    const found = underWay.get(request.runtime?.node?.req as IncomingMessage)
    if (!found) throw new Error('A resumable upload came past its route.')
    return found
  }

  async function make() {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: aDay })
    const tus = new Server({
      path: '/storage/v1/upload/resumable',
      datastore: store,
      namingFunction: (request) => of(request).opened.id,
      getFileIdFromRequest: (request) => of(request).opened.id,
      generateUrl: (request) => of(request).opened.url,
      maxSize: (request) => of(request).opened.limit,
      onUploadCreate: async (request) => ({ metadata: { ...of(request).about } }),
      onUploadFinish: async (request, upload) => {
        await finish(store, of(request).opened, of(request).about, upload)
        // Without a beginning the library does not look up when it ends: it is no upload any more.
        upload.creation_date = undefined
        return { headers: { 'Tus-Complete': '1' } }
      },
      // The library's own refusals carry their status; everything else is ours, and says no more than elsewhere.
      onResponseError: (_request, error) => {
        if ('status_code' in error) return undefined
        const { body } = asRefusal(error)
        return { status_code: Number(body.statusCode), body: body.message }
      },
    })
    return { store, tus }
  }

  /** Makes the whole file an object. Done by one request only, also when the last piece comes twice. */
  async function finish(store: FileStore, opened: Opened, about: Under, upload: Upload): Promise<void> {
    if (finishing.has(opened.id)) throw refuse('ResourceLocked')
    finishing.add(opened.id)
    try {
      const spooled = await parts.spool.measure(upload.storage?.path ?? '')
      checkContent(opened.bucket, opened.target.name, about.contentType, await sniff(spooled))
      await storeUpload(parts, opened.writer, opened.target, opened.upsert, {
        spooled,
        mimetype: about.contentType,
        cacheControl: cacheControlOf(about.cacheControl || undefined),
        userMetadata: readUserMetadata(about.metadata || undefined),
      })
    } finally {
      await forget(store, opened.id)
      finishing.delete(opened.id)
    }
  }

  return {
    async read(id) {
      const { store } = await open()
      const upload = await store.getUpload(id).catch(() => undefined)
      if (!upload) return undefined
      const about = upload.metadata as unknown as Under
      return { about, offset: upload.offset, size: upload.size }
    },
    isFinishing: (id) => finishing.has(id),
    forget: async (id) => forget((await open()).store, id),
    async handle(request, response, opened, about) {
      const { tus } = await open()
      underWay.set(request, { opened, about })
      await tus.handle(request, response)
    },
  }
}

/** Its bytes may have become an object already; then only the note beside them is left. */
async function forget(store: FileStore, id: string): Promise<void> {
  await store.remove(id).catch(() => store.configstore.delete(id))
}
