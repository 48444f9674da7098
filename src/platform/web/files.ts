import { CallError } from '#platform/contract/errors.ts'
import { sendFile } from './transfer.ts'

const service = '/storage/v1'

/** How long a signed address opens its file; it is asked for again well before. */
const signedSeconds = 3_600

/** Puts a file of the signed-in person in its place (`bucket/folder/name`), as often as it is asked to. Throws CallError. */
export async function putFile(path: string, file: Blob): Promise<void> {
  await sendFile(`${service}/object/${path}`, file, file.type, 'PUT')
}

/**
 * An address that shows a file of the person for an hour, to whoever has it; with a `side` a picture is cut to a square of so
 * many pixels. Throws CallError.
 */
export async function signFile(path: string, side?: number): Promise<string> {
  const transform = side ? { width: side, height: side, resize: 'cover' } : undefined
  const body = new Blob([JSON.stringify({ expiresIn: signedSeconds, transform })])
  const answer = (await sendFile(`${service}/object/sign/${path}`, body, 'application/json')) as {
    signedURL?: string
  }
  if (!answer.signedURL)
    throw new CallError(0, {
      code: 'unexpected',
      message: 'The server answered in a way this app does not know.',
    })
  return `${service}${answer.signedURL}`
}

/** Takes a file of the person away. Throws CallError. */
export async function removeFile(path: string): Promise<void> {
  await sendFile(`${service}/object/${path}`, null, null, 'DELETE')
}
