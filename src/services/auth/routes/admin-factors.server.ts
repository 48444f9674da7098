import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { readPhone } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import { answerFactor } from '../factors/factor-answer.server.ts'
import { readFactorId } from '../factors/open-factor.server.ts'
import { removeFactor } from '../factors/remove-factor.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { lockAccount, readAccount } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { changeFactor, lockFactor, type FactorRow } from '../store/factors.server.ts'
import { readUserId } from './admin-read-user.server.ts'

const Body = z.object({ friendly_name: Text, phone: Text })

interface FactorAddress {
  Params: { id: string; factor: string }
}

/** GET /admin/users/<id>/factors, PUT and DELETE of one of them: for somebody whose phone is gone. */
export function adminFactorRoutes(app: FastifyInstance, parts: AuthParts): void {
  app.get<{ Params: { id: string } }>('/admin/users/:id/factors', async (request) => {
    await requireService(parts, request)
    const id = readUserId(request.params.id)
    const account = await parts.database.asService((rows) => readAccount(rows, id))
    if (!account) throw refuse('user_not_found')
    return account.factors.map(answerFactor)
  })

  app.put<FactorAddress>('/admin/users/:id/factors/:factor', async (request) => {
    await requireService(parts, request)
    const { friendly_name, phone } = readBody(request, Body)
    if (friendly_name.length > 200) throw refuse('validation_failed', 'friendly_name is too long')
    return parts.database.asService(async (rows) => {
      const factor = await openAnyFactor(rows, request.params)
      if (phone && factor.factor_type !== 'phone')
        throw refuse('validation_failed', 'Only a phone factor has a phone number')
      const changed = await changeFactor(rows, factor, {
        ...(friendly_name ? { friendly_name } : {}),
        ...(phone ? { phone: readPhone(phone) } : {}),
      })
      await recordEvent(rows, { action: 'factor_updated', ...eventOf(factor, request.ip) })
      return answerFactor(changed)
    })
  })

  app.delete<FactorAddress>('/admin/users/:id/factors/:factor', async (request) => {
    await requireService(parts, request)
    return parts.database.asService(async (rows) => {
      const factor = await openAnyFactor(rows, request.params)
      await removeFactor(rows, factor)
      await recordEvent(rows, { action: 'factor_deleted', ...eventOf(factor, request.ip) })
      return answerFactor(factor)
    })
  })
}

async function openAnyFactor(rows: Rows, params: FactorAddress['Params']): Promise<FactorRow> {
  const userId = readUserId(params.id)
  const factorId = readFactorId(params.factor)
  if (!(await lockAccount(rows, userId))) throw refuse('user_not_found')
  const factor = await lockFactor(rows, userId, factorId)
  if (!factor) throw refuse('mfa_factor_not_found')
  return factor
}

function eventOf(factor: FactorRow, ip: string) {
  return { userId: factor.user_id, ip, detail: { factor_id: factor.id, by: 'operator' } }
}
