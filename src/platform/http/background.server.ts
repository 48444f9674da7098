import type { FastifyInstance } from 'fastify'

/** Work that goes on after an answer, because the time of the answer must not tell what had to be done. */
export interface Background {
  /** Starts the work now. What it throws goes to the log. */
  run(work: () => Promise<unknown>): void
}

/** The work behind the answers of a server, which waits for it before it ends: letters on their way are still sent. */
export function createBackground(app: FastifyInstance): Background {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    // What is waited for may begin more.
    while (underWay.size > 0) await Promise.all(underWay)
  })
  return {
    run(work) {
      const running = work().then(
        () => {},
        (error: unknown) => app.log.error({ cause: causeOf(error) }, 'fault after an answer'),
      )
      underWay.add(running)
      void running.finally(() => underWay.delete(running))
    },
  }
}

/** What may stand in a log: the details of the database hold values of a row. */
function causeOf(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'unknown', message: '' }
}
