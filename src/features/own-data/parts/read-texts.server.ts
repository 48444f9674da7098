import { badRequest } from '#platform/contract/errors.ts'
import { unreadable, type OpenZip, type ZipEntry } from '#platform/blobs/open-zip.server.ts'

/** All texts together, unpacked. A hostile archive of a few kilobytes can unpack to any size. */
export const textsMost = 128 * 1024 * 1024

/** The texts of those files of a ZIP that `isWanted` names. Throws a sentence when they are no texts, or too much. */
export async function readTexts(
  zip: OpenZip,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let left = textsMost
  for (const entry of zip.entries.filter(({ name }) => isWanted(name))) {
    const bytes = await readBytes(entry, left)
    if (!bytes) throw badRequest('This archive unpacks to more than 128 MB of text. Nothing was changed.')
    left -= bytes.length
    texts.set(entry.name, decode(bytes, entry.name))
  }
  return texts
}

/** A whole file; null when it is larger than `most`. */
export async function readBytes(entry: ZipEntry, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  const stream = await entry.open()
  try {
    for await (const part of stream) {
      size += (part as Buffer).length
      if (size > most) return null
      parts.push(part as Buffer)
    }
  } catch {
    throw unreadable()
  }
  return Buffer.concat(parts)
}

/** Bytes as text, with or without a mark in front that says so. */
export function decode(bytes: Buffer, name: string): string {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
      return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest(`${shown(name)} is not written in UTF-8. Nothing was changed.`)
  }
}

/** A name from somebody's archive inside a sentence. */
const shown = (name: string) => name.slice(0, 80).replaceAll(/\p{C}/gu, '')
