/** What a provider may send, in bytes after unpacking: one line (a token comes in one of some 300), and all of a reply. */
const lineMax = 64 * 1024
const replyBytesMax = 4 * 1024 * 1024

const newline = 0x0a

/** A provider sent more than any reply has. */
export class SentTooMuch extends Error {}

/**
 * The same response, with a body that breaks off with SentTooMuch: whoever reads events holds a line until it ends,
 * and one that never ends would fill the memory of everybody's process. The call to the provider ends with it.
 */
export function boundedReply(response: Response): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  let line = 0
  let all = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      all += value.length
      const end = value.indexOf(newline)
      if (all > replyBytesMax || line + (end < 0 ? value.length : end) > lineMax) {
        await reader.cancel()
        throw new SentTooMuch('The provider sent more than any reply has.')
      }
      line = end < 0 ? line + value.length : value.length - 1 - value.lastIndexOf(newline)
      controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
