import type { FastifyInstance } from 'fastify'
import { isUuid } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import { storable } from '../body.server.ts'
import { linkPages, readPage } from '../pages.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { listEvents, type AuditEvent } from '../store/audit.server.ts'

type AuditQuery = Partial<Record<'page' | 'per_page' | 'query', string | string[]>>

/** GET /admin/audit: what happened to accounts, newest first. `query` is `action:<name>` or `author:<user id>`. */
export function adminAuditRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get<{ Querystring: AuditQuery }>('/admin/audit', async (request, reply) => {
    await requireService(parts, request)
    const query = storable(String(request.query.query ?? ''))
    const asked = { ...readPage(request.query), ...readFilter(query) }
    const { events, total } = await parts.database.asService((rows) => listEvents(rows, asked))
    reply.header('x-total-count', total).header('link', linkPages('/admin/audit', asked, total, { query }))
    return events.map(answerEvent)
  })
}

function readFilter(query: string): { action: string | undefined; userId: string | undefined } {
  const [, name, value = ''] = /^(action|author):(.+)$/.exec(query) ?? []
  if (query !== '' && name === undefined)
    throw refuse('validation_failed', 'query must be action:<name> or author:<user id>')
  if (name === 'author' && !isUuid(value)) throw refuse('validation_failed', 'author must be an UUID')
  return { action: name === 'action' ? value : undefined, userId: name === 'author' ? value : undefined }
}

function answerEvent(event: AuditEvent): Record<string, unknown> {
  return {
    id: event.id,
    payload: { action: event.action, actor_id: event.user_id, traits: event.detail },
    created_at: event.created_at,
    ip_address: event.ip,
  }
}
