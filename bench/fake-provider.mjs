// An OpenAI-compatible provider on loopback for `node bench/coach.mjs`, in a process of its own so that its work is not
// counted with the server's: sixty words, 5 milliseconds apart; `/pace/20` makes it slower.
import { createServer } from 'node:http'

let wait = 5
const words = Array.from({ length: 60 }, (_, n) => `word${n} `)

const server = createServer((request, response) => {
  const pace = /^\/pace\/(\d+)$/.exec(request.url ?? '')
  if (pace) {
    wait = Number(pace[1])
    response.end()
    return
  }
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta, finish = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    send({ role: 'assistant', content: '' })
    let at = 0
    const next = () => {
      if (response.destroyed) return
      if (at === words.length) {
        send({}, 'stop')
        response.end('data: [DONE]\n\n')
        return
      }
      send({ content: words[at++] })
      // The first word is whole only when the second begins: both come at once.
      if (at === 1) next()
      else setTimeout(next, wait)
    }
    next()
  })
})
server.listen(0, '127.0.0.1', () =>
  console.log(`Provider is ready: http://127.0.0.1:${server.address().port}/v1`),
)
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
