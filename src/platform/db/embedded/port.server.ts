import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range from which systems take ports for outgoing connections, so that ours is still free when
// Postgres has to come back on it.
const lowest = 15_000
const highest = 30_000

/** A port on 127.0.0.1 that is free now. Somebody may still take it before Postgres does. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await tryPort(randomInt(lowest, highest))
    if (port) return port
  }
  return (await tryPort(0)) ?? findFreePort()
}

/** Opens and closes the port (0: any); null when it is taken. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : null
      server.close(() => resolve(taken))
    })
  })
}
