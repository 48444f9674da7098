import type { FastifyPluginAsync } from 'fastify'
import { TooManyBytes, type Spool, type Spooled } from '#platform/blobs/spool.server.ts'
import { badRequest, CallError } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { fileMost, healthFilePath, healthKinds, type HealthFound, type HealthKind } from '../contract.ts'
import type { Counted } from '../rules/counts.ts'
import { readAmounts, writeAmounts } from '../store.server.ts'
import { readApart } from './read-apart.server.ts'

interface Query {
  kinds?: string
  name?: string
  trial?: string
}

/** Files read at the same time: each has a thread, and a small machine has two. */
const atOnce = 2

/**
 * Takes a health file in, piece by piece: an Apple Health export (ZIP or XML) or a table. Answers a HealthReport; with
 * `?trial=yes` nothing is written. Only the kinds that are named are read.
 */
export function healthFileRoute(
  { database, authenticate }: ServeOptions,
  spool: Pick<Spool, 'take' | 'drop'>,
): FastifyPluginAsync {
  const busy = new Set<string>()
  let reading = 0
  const schema = {
    operationId: 'takeInHealthFile',
    summary: 'Takes numbers of days in out of a health file, or says what it would bring',
    'x-role': 'user',
    security: [{ bearer: [] }],
  } as object

  return async (scope) => {
    scope.removeAllContentTypeParsers()
    // Read piece by piece by its route, whatever its type is.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post<{ Querystring: Query }>(healthFilePath, { schema }, async (request) => {
      const claims = await authenticate(request)
      if (!claims) throw signedOut()
      // Asked before a gigabyte comes, and before anything is said of the request: whose session has ended sends nothing.
      const person = await database.asUser(claims, (rows) => readPerson(rows, claims.sub))
      const { kinds: asked = '', name = '', trial } = request.query
      const kinds = healthKinds.filter((kind) => asked.split(',').includes(kind))
      if (kinds.length === 0) throw badRequest('Please tick at least one kind that may be read.')
      if (busy.has(claims.sub)) throw tooMany('A file of yours is being read already.')
      busy.add(claims.sub)
      let spooled: Spooled | undefined
      try {
        if (Number(request.headers['content-length'] ?? 0) > fileMost)
          throw new TooManyBytes('The request says that it is too large.')
        spooled = await spool.take(request.raw, fileMost)
        if (reading >= atOnce) throw tooMany('Files of other people are being read.')
        reading += 1
        const { file } = spooled
        const timeZone = person?.rhythm.time_zone ?? 'UTC'
        const content = await readApart({ file, name: name.slice(0, 200), kinds, timeZone }).finally(
          () => (reading -= 1),
        )
        const isTrial = trial === 'yes'
        const found = await database.asUser(claims, (rows) =>
          takeIn(rows, claims.sub, kinds, content.counted, isTrial),
        )
        return { is_done: !isTrial, source: content.source, found, skipped: content.skipped }
      } catch (error) {
        throw asSentence(error)
      } finally {
        busy.delete(claims.sub)
        if (spooled) await spool.drop(spooled.file)
      }
    })
  }
}

async function takeIn(
  rows: Rows,
  userId: string,
  kinds: readonly HealthKind[],
  counted: readonly Counted[],
  isTrial: boolean,
): Promise<HealthFound[]> {
  const here = await readAmounts(rows, userId, kinds)
  const known = ({ kind, date }: Counted) => here.get(`${kind} ${date}`)
  if (!isTrial) {
    await writeAmounts(
      rows,
      userId,
      counted.filter((one) => known(one) !== one.amount),
    )
    await recordActivity(rows, userId, 'health_brought_in', { kinds: kinds.join(', ') })
  }
  return kinds.map((kind) => {
    const days = counted.filter((one) => one.kind === kind)
    const count = (is: (own: number | undefined, amount: number) => boolean) =>
      days.filter((one) => is(known(one), one.amount)).length
    return {
      kind,
      days: days.length,
      from: days[0]?.date ?? null,
      to: days.at(-1)?.date ?? null,
      fresh: count((own) => own === undefined),
      same: count((own, amount) => own === amount),
      changed: count((own, amount) => own !== undefined && own !== amount),
    }
  })
}

function tooMany(why: string): CallError {
  return new CallError(429, { code: 'too_many', message: `${why} Please try again in a few minutes.` })
}

function asSentence(error: unknown): unknown {
  if (error instanceof TooManyBytes)
    return new CallError(413, {
      code: 'too_large',
      message: 'This file is larger than 1 GB, which is the most that is taken. Nothing was changed.',
    })
  const { code } = error as { code?: unknown }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CallError(507, {
      code: 'no_room',
      message: 'The server has no room left for this file. Nothing was changed.',
    })
  return error
}
