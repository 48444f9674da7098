/**
 * Every refusal of the protocol: its number, its `error` (undefined: the code itself) and its sentence. The number
 * stands in the body; over HTTP nearly all of them are a 400, because the clients expect it so.
 */
const table = {
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  AccessDenied: [403, 'Unauthorized', 'Access denied'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  ResourceAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  ResourceNotEmpty: [409, undefined, 'The bucket you tried to delete is not empty'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidKey: [400, undefined, 'Invalid key'],
  InvalidMimeType: [415, 'invalid_mime_type', 'Invalid Content-Type header'],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  InvalidRange: [416, 'invalid_range', 'invalid range provided'],
  InvalidJWT: [400, undefined, 'Invalid Compact JWS'],
  InvalidSignature: [400, undefined, 'Invalid signature'],
  InvalidParameter: [400, undefined, 'Invalid Parameter'],
  InvalidRequest: [400, 'Error', 'The request is not valid'],
  ResourceLocked: [423, undefined, 'The resource is locked'],
  SlowDown: [429, 'too_many_connections', 'Too many requests at once, please try again'],
  DatabaseTimeout: [544, undefined, 'The server is too busy right now. Please try again.'],
  InternalError: [500, 'Internal', 'Internal Server Error'],
} as const satisfies Record<string, readonly [number, string | undefined, string]>

export type RefusalCode = keyof typeof table

/** The few refusals whose number is also the status over HTTP. */
const plainStatus: readonly RefusalCode[] = ['InvalidRange', 'SlowDown', 'DatabaseTimeout', 'InternalError']

interface Differently {
  /** Another number in the body than the table has. */
  statusCode?: number
  /** Another `error` in the body. */
  error?: string
  /** The status over HTTP, where it is not 400. */
  status?: number
}

/** A refusal in the words of the protocol; thrown anywhere, answered by answers.server.ts. */
export class StorageRefusal extends Error {
  readonly status: number
  readonly body: { statusCode: string; error: string; message: string; code: RefusalCode }

  constructor(code: RefusalCode, message: string, differently: Differently) {
    super(message)
    const [number, error] = table[code]
    this.status = differently.status ?? (plainStatus.includes(code) ? number : 400)
    this.body = {
      statusCode: String(differently.statusCode ?? number),
      error: differently.error ?? error ?? code,
      message,
      code,
    }
  }
}

export function refuse(code: RefusalCode, message?: string, differently: Differently = {}): StorageRefusal {
  return new StorageRefusal(code, message ?? table[code][2], differently)
}

/** What row-level security says to a write. */
export function refuseRow(): StorageRefusal {
  return refuse('AccessDenied', 'new row violates row-level security policy')
}

export function refuseMimeType(type: string): StorageRefusal {
  return refuse('InvalidMimeType', `mime type ${type} is not supported`)
}
