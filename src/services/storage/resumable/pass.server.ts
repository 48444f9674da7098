import type { FastifyReply, FastifyRequest } from 'fastify'

/** Hands the line over to the library of the protocol, with the headers that every answer of ours has. */
export async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<void>,
): Promise<FastifyReply> {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && name !== 'tus-resumable') reply.raw.setHeader(name, value)
  try {
    await handle()
  } catch (error) {
    request.log.error({ cause: { message: (error as Error).message } }, 'fault')
    reply.raw.destroy()
  }
  return reply
}
