import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'

/** The worker that shows what is pushed. It stands at the root, so that it is good for the whole site. */
export const workerRoute: FastifyPluginAsync = async (scope) => {
  const script = readFileSync(join(import.meta.dirname, 'push-worker.js'), 'utf8')
  scope.get('/push-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        // A browser asks for it anew each time it looks, so that a new one is there at once.
        'cache-control': 'no-cache',
        // It asks for nothing, and may ask for nothing.
        'content-security-policy': "default-src 'none'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
