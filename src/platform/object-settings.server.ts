import * as z from 'zod'
import { flag, seconds, SettingError } from './setting-kinds.server.ts'

/** Settings of where files of people lie. */
export const objectShape = {
  BALANSE_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  BALANSE_S3_REGION: z.string().max(100).default('us-east-1'),
  BALANSE_S3_BUCKET: z.string().max(100).optional(),
  BALANSE_S3_ACCESS_KEY_ID: z.string().optional(),
  BALANSE_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BALANSE_S3_FORCE_PATH_STYLE: flag.default(true),
  BALANSE_FILE_SIZE_MB: seconds(1, 5_000).default(50),
}
type ObjectSettings = z.output<z.ZodObject<typeof objectShape>>

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

export interface ObjectsConfig {
  /** Folder of the objects; with an S3 store only of those that are arriving. */
  folder: string
  /** The largest file that anybody may store, in bytes. */
  largest: number
  s3: S3Config | null
}

/** Throws SettingError when a store is described by halves. */
export function readObjects(s: ObjectSettings, folder: string): ObjectsConfig {
  const {
    BALANSE_S3_ENDPOINT: endpoint,
    BALANSE_S3_BUCKET: bucket,
    BALANSE_S3_ACCESS_KEY_ID: accessKeyId,
    BALANSE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = s
  const largest = s.BALANSE_FILE_SIZE_MB * 1024 * 1024
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return { folder, largest, s3: null }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new SettingError(
      'BALANSE_S3_ENDPOINT, BALANSE_S3_BUCKET, BALANSE_S3_ACCESS_KEY_ID and BALANSE_S3_SECRET_ACCESS_KEY belong together; one of them is empty.',
    )
  const { BALANSE_S3_REGION: region, BALANSE_S3_FORCE_PATH_STYLE: forcePathStyle } = s
  return { folder, largest, s3: { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle } }
}
