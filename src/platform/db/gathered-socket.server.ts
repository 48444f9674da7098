import { Socket } from 'node:net'

/**
 * A line to Postgres that says at once what is said in one go: the message that begins a transaction and the first
 * statements behind it leave in one packet. Each write is a call of the system, and Postgres wakes up for each.
 */
export function gatheredSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  const uncork = () => socket.uncork()
  socket.write = ((...given: Parameters<typeof write>) => {
    if (socket.writableCorked === 0) {
      socket.cork()
      // After everything that is ready to run now, promises as well.
      process.nextTick(uncork)
    }
    return write(...given)
  }) as Socket['write']
  return socket
}
