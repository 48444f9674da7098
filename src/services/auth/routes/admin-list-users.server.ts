import type { FastifyInstance } from 'fastify'
import { answerUser } from '../accounts/user-answer.server.ts'
import { requireService } from '../bearer.server.ts'
import { storable } from '../body.server.ts'
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
      page: readCount('page', query.page, 1),
      perPage: Math.min(readCount('per_page', query.per_page, 50), 1000),
      filter: storable(String(query.filter ?? '')),
      sort: readSort(String(query.sort ?? '')),
    }
    const { accounts, total } = await parts.database.asService((rows) => listAccounts(rows, asked))
    reply.header('x-total-count', total).header('link', linkPages(asked, total))
    return { users: accounts.map(answerUser), aud: 'authenticated' }
  })
}

function readCount(name: string, given: string | string[] | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise
  if (!/^\d{1,9}$/.test(String(given)) || Number(given) === 0)
    throw refuse('validation_failed', `Bad Pagination Parameters: ${name} must be a whole number from 1`)
  return Number(given)
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

/** The client reads the first parameter of each link as its page, so `page` stands first. */
function linkPages({ page, perPage, filter }: AccountPage, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams({ page: String(number), per_page: String(perPage) })
    if (filter) query.set('filter', filter)
    return `</admin/users?${query}>; rel="${rel}"`
  }
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
