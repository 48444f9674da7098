import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { BackupUnreadable } from './backup-errors.server.ts'

/** How the key is made of a passphrase; stands open at the beginning of the file. */
export interface SealedWith {
  cipher: 'aes-256-gcm'
  salt: string
  cost: number
}

const cost = 2 ** 15
const pieceSize = 64 * 1024
const tagSize = 16
/** A passphrase of a person is guessed at more slowly when each guess costs 32 MB. */
const memory = 64 * 1024 * 1024

export function newSeal(): SealedWith {
  return { cipher: 'aes-256-gcm', salt: randomBytes(16).toString('base64'), cost }
}

/** One key a file, because its salt is its own: that is what lets the pieces be counted as nonces. */
function keyOf(passphrase: string, seal: SealedWith): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(
      passphrase,
      Buffer.from(seal.salt, 'base64'),
      32,
      { N: seal.cost, r: 8, p: 1, maxmem: memory },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  )
}

/** The number of a piece and whether it is the last: pieces cannot change places, and the end cannot be cut off. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(piece), 4)
  return nonce
}

/** Seals a stream in pieces: length, sealed bytes with their tag. `head` is bound to all of them. */
export async function* sealPieces(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  seal: SealedWith,
  head: string,
): AsyncGenerator<Buffer, void, void> {
  const key = await keyOf(passphrase, seal)
  let piece = 0
  function sealed(bytes: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece++, isLast)).setAAD(Buffer.from(head))
    const body = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, body])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length > pieceSize) {
      yield sealed(rest.subarray(0, pieceSize), false)
      rest = rest.subarray(pieceSize)
    }
  }
  yield sealed(rest, true)
}

/** The way back. Throws BackupUnreadable for another passphrase, and for a file that is not as it was written. */
export async function* openPieces(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  seal: SealedWith,
  head: string,
): AsyncGenerator<Buffer, void, void> {
  const key = await keyOf(passphrase, seal)
  let piece = 0
  const opened = (body: Buffer, isLast: boolean): Buffer => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, isLast))
        .setAAD(Buffer.from(head))
        .setAuthTag(body.subarray(-tagSize))
      const bytes = Buffer.concat([decipher.update(body.subarray(0, -tagSize)), decipher.final()])
      piece += 1
      return bytes
    } catch {
      throw new BackupUnreadable(
        piece === 0
          ? 'The passphrase (BALANSE_BACKUP_KEY) does not fit this backup, or its beginning is damaged.'
          : 'The backup is damaged or was cut off.',
      )
    }
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk])
    // The piece that ends the file is only known at its end, so one is always kept back.
    for (;;) {
      if (rest.length < 4) break
      const length = rest.readUInt32BE(0)
      if (length > pieceSize + tagSize) throw new BackupUnreadable('The backup is damaged.')
      if (rest.length <= 4 + length) break
      yield opened(rest.subarray(4, 4 + length), false)
      rest = rest.subarray(4 + length)
    }
  }
  if (rest.length < 4 + tagSize || rest.length !== 4 + rest.readUInt32BE(0))
    throw new BackupUnreadable('The backup is damaged or was cut off.')
  yield opened(rest.subarray(4), true)
}
