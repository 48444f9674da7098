import { OutsideTrouble, readAddress, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { Target } from '../contract.ts'
import { openS3Place } from './s3-place.server.ts'
import { openWebdavPlace } from './webdav-place.server.ts'

/** A folder elsewhere that is open for writing. Throws PlaceTrouble or OutsideTrouble. */
export interface Place {
  /** `path` is relative, with slashes, in characters that every system takes. */
  write: (path: string, text: string) => Promise<void>
}

export function openPlace(target: Target, ask: AskOutside): Place {
  return target.kind === 'webdav' ? openWebdavPlace(target, ask) : openS3Place(target, ask)
}

/** Checks an address as far as it can be without asking. Names and words travel there, so only over https. */
export function readTarget(address: string, near: readonly string[]): URL {
  const url = readAddress(address)
  if (url.protocol !== 'https:' && !near.includes(url.host)) throw new OutsideTrouble('address')
  return url
}
