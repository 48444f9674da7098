import type { FastifyInstance } from 'fastify'
import { answerUser } from '../accounts/user-answer.server.ts'
import { requireService } from '../bearer.server.ts'
import { storable } from '../body.server.ts'
import { linkPages, readPage } from '../pages.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { listAccounts, type AccountPage } from '../store/account-list.server.ts'

/** A parameter that stands in the address twice is a list. */
type ListQuery = Partial<Record<'page' | 'per_page' | 'filter' | 'sort', string | string[]>>

/** GET /admin/users: all accounts in pages, newest first unless `sort` says otherwise. */
export function adminListUsersRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get<{ Querystring: ListQuery }>('/admin/users', async (request, reply) => {
    await requireService(parts, request)
    const { query } = request
    const asked: AccountPage = {
      ...readPage(query),
      filter: storable(String(query.filter ?? '')),
      sort: readSort(String(query.sort ?? '')),
    }
    const { accounts, total } = await parts.database.asService((rows) => listAccounts(rows, asked))
    reply
      .header('x-total-count', total)
      .header('link', linkPages('/admin/users', asked, total, { filter: asked.filter }))
    return { users: accounts.map(answerUser), aud: 'authenticated' }
  })
}

const columns = ['created_at', 'updated_at', 'last_sign_in_at', 'email'] as const

/** "created_at desc", "email asc"; nothing is newest first. */
function readSort(given: string): AccountPage['sort'] {
  if (given === '') return { column: 'created_at', isAscending: false }
  const [name, direction = 'asc', ...rest] = given.trim().split(/\s+/)
  const column = columns.find((candidate) => candidate === name)
  if (!column || rest.length > 0 || !/^(asc|desc)$/i.test(direction))
    throw refuse('validation_failed', `Bad Sort Parameters: ${columns.join(', ')}, each asc or desc`)
  return { column, isAscending: direction.toLowerCase() === 'asc' }
}
