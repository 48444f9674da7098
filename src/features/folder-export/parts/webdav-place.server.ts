import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import type { Target } from '../contract.ts'
import type { Place } from './open-place.server.ts'
import { limits, PlaceTrouble } from './place-trouble.server.ts'

/** A folder of a WebDAV server (Nextcloud and its like). Folders in it are made when they are needed. */
export function openWebdavPlace(
  { address, user, password }: Extract<Target, { kind: 'webdav' }>,
  ask: AskOutside,
): Place {
  const base = new URL(address)
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  base.search = ''
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const headers: Record<string, string> = user || password ? { authorization: `Basic ${credentials}` } : {}
  const made = new Set<string>()

  const put = async (path: string, body: string) =>
    (
      await ask({
        address: new URL(path, base).href,
        method: 'PUT',
        headers: { ...headers, 'content-type': 'text/markdown; charset=utf-8' },
        body,
        ...limits,
      })
    ).status
  const makeFolder = async (path: string) =>
    (await ask({ address: new URL(path, base).href, method: 'MKCOL', headers, ...limits })).status

  return {
    async write(path, text) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      if (folder && !made.has(folder)) {
        // One that is there says 405. Where even the folder around it is missing, that is made first.
        if ((await makeFolder(folder)) === 409) {
          await makeFolder('')
          await makeFolder(folder)
        }
        made.add(folder)
      }
      const status = await put(path, text)
      if (status < 200 || status > 299) throw new PlaceTrouble(status)
    },
  }
}
