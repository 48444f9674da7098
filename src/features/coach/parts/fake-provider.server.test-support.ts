import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mode =
  | 'normal'
  | 'slow first token'
  | 'slow gap'
  | '500'
  | '429'
  | 'drop'
  | 'empty'
  | 'invalid JSON'
  | 'redirect'
  | 'tool call'
  | 'one line'
  | '1 MB line'
  | '5 MB of nothing'
  | 'line without end'
  | 'endless'

export interface FakeProvider {
  url: string
  mode: Mode
  /** What a normal reply says. */
  reply: string
  /** Bodies of all calls, as they came. */
  received: { messages: { role: string; content: string }[]; [key: string]: unknown }[]
  headers: IncomingMessage['headers'][]
  /** How many connections ended before their answer did. */
  closedEarly: () => number
  /** Resolves when the next connection ends early. */
  nextEarlyClose: () => Promise<void>
  close: () => Promise<void>
}

/** An OpenAI-compatible server on loopback that behaves as it is told: a real socket, so real ways to break. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let early = 0
  const waiting: (() => void)[] = []
  const fake: FakeProvider = {
    url: '',
    mode: 'normal',
    reply: 'One small step is enough. What is the first two minutes of it?',
    received: [],
    headers: [],
    closedEarly: () => early,
    nextEarlyClose: () => new Promise((resolve) => waiting.push(resolve)),
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
      fake.received.push(JSON.parse(text) as FakeProvider['received'][number])
      fake.headers.push(request.headers)
      response.on('close', () => {
        if (response.writableFinished) return
        early++
        for (const resolve of waiting.splice(0)) resolve()
      })
      answer(fake, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return fake
}

function answer(fake: FakeProvider, response: ServerResponse): void {
  const { mode } = fake
  if (mode === '500' || mode === '429') {
    response.writeHead(Number(mode), { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify({ error: { message: 'refused', type: 'server_error' } }))
    return
  }
  if (mode === 'redirect') {
    response.writeHead(307, { location: `${fake.url}/elsewhere` }).end()
    return
  }
  // Says nothing, ever: the other side has to give up.
  if (mode === 'slow first token') return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    )
  if (mode === 'invalid JSON') {
    response.end('data: {"choices": [{\n\ndata: [DONE]\n\n')
    return
  }
  send({ role: 'assistant', content: '' })
  if (mode === 'empty') {
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
    return
  }
  if (mode === 'tool call') {
    const call = { index: 0, id: 'c', type: 'function', function: { name: 'delete_all', arguments: '{}' } }
    send({ tool_calls: [call] })
    send({}, 'tool_calls')
    response.end('data: [DONE]\n\n')
    return
  }
  if (mode === 'one line') {
    send({ content: 'One small step. '.repeat(3_000) })
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
    return
  }
  if (mode === '1 MB line') {
    // Piece by piece; the line ends only after the last of them.
    const line = JSON.stringify({
      choices: [{ index: 0, delta: { content: 'One small step. '.repeat(2 ** 16) } }],
    })
    inPieces(response, `data: ${line}`, 64, () => {
      response.write('\n\n')
      send({}, 'stop')
      response.end('data: [DONE]\n\n')
    })
    return
  }
  if (mode === 'line without end') {
    response.write('data: ')
    const more = setInterval(() => (response.destroyed ? clearInterval(more) : response.write('x')), 5)
    return
  }
  if (mode === '5 MB of nothing') {
    // Lines that a reader of events passes over, and a reply behind them.
    inPieces(response, ': still here\n'.repeat(400_000), 64, () => {
      send({ content: fake.reply })
      send({}, 'stop')
      response.end('data: [DONE]\n\n')
    })
    return
  }
  const words = fake.reply.split(/(?<= )/)
  if (mode === 'slow gap' || mode === 'drop' || mode === 'endless') {
    for (const word of words.slice(0, 3)) send({ content: word })
    // The connection ends after the pieces, in the middle of the answer.
    if (mode === 'drop') response.socket?.end()
    if (mode === 'endless') {
      const more = setInterval(
        () => (response.destroyed ? clearInterval(more) : send({ content: 'more ' })),
        5,
      )
    }
    return
  }
  for (const word of words) send({ content: word })
  send({}, 'stop')
  response.write(
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

/** Writes a text in so many pieces, each when the one before has left. */
function inPieces(response: ServerResponse, text: string, pieces: number, then: () => void): void {
  const size = Math.ceil(text.length / pieces)
  const next = (at: number) => {
    if (response.destroyed) return
    if (at >= text.length) return then()
    response.write(text.slice(at, at + size), () => setImmediate(next, at + size))
  }
  next(0)
}
