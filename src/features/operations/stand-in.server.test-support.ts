import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandIn {
  url: string
  reply: string
  /** Refuses the key. */
  isBroken: boolean
  received: unknown[]
  close(): Promise<void>
}

/** A model on loopback that says the same sentence to everything. */
export async function startStandIn(): Promise<StandIn> {
  const standIn: StandIn = {
    url: '',
    reply: 'Hello, and a calm day to you.',
    isBroken: false,
    received: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      standIn.received.push(JSON.parse(text))
      if (standIn.isBroken) {
        response.writeHead(401, { 'content-type': 'application/json' }).end('{"error": {"message": "no"}}')
        return
      }
      const event = (delta: object, more: object = {}) =>
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`
      const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(
        `${event({ role: 'assistant', content: standIn.reply })}${event({}, { finish_reason: 'stop' })}` +
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\ndata: [DONE]\n\n`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return standIn
}
