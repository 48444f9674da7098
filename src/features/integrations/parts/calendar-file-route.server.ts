import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { badRequest, CallError } from '#platform/contract/errors.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { calendarBytesMost, calendarFilePath, CalendarLook } from '../contract.ts'
import { insertCalendar, readCalendarRows, writeRead } from '../store/calendars.server.ts'
import { requireRoom } from './require-room.server.ts'
import { readCalendarFile, troubleWords } from './read-calendar.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'

const Query = z.object({
  name: CalendarLook.shape.name,
  hue: z.coerce.number().check(z.int(), z.gte(1), z.lte(8)),
  is_busy_only: z.stringbool(),
})

/** Takes a calendar file in. Beside `serve()` because its body is no JSON and may be larger than other bodies. */
export function calendarFileRoute(
  { database, authenticate }: ServeOptions,
  take: TakeOutside,
): FastifyPluginAsync {
  const schema = {
    operationId: 'addCalendarFile',
    summary: 'Takes a calendar file (text/calendar) in',
    'x-role': 'user',
    security: [{ bearer: [] }],
  } as object
  return async (scope) => {
    scope.addContentTypeParser(
      'text/calendar',
      { parseAs: 'string', bodyLimit: calendarBytesMost },
      (_request, body, done) => done(null, body),
    )
    scope.post(calendarFilePath, { schema }, async (request) => {
      const claims = await authenticate(request)
      if (!claims) throw signedOut()
      // Whether the session lives is asked before anything is said of what came.
      const person = await database.asUser(claims, (rows) => readPerson(rows, claims.sub))
      const query = Query.safeParse(request.query)
      if (!query.success) throw badRequest(query.error.issues[0]?.message ?? 'This calendar needs a name.')
      if (typeof request.body !== 'string' || request.body === '')
        throw new CallError(415, {
          code: 'bad_request',
          message: 'Please send the calendar itself, an .ics file.',
        })
      await database.asUser(claims, (rows) => requireRoom(rows, claims.sub))
      await take(claims.sub)
      const look = query.data as CalendarLook
      const zone = person?.rhythm.time_zone ?? 'UTC'
      const read = await readCalendarFile(request.body, zone, look.is_busy_only).catch((error: unknown) => {
        throw badRequest(troubleWords(error))
      })
      return database.asUser(claims, async (rows) => {
        await requireRoom(rows, claims.sub)
        const id = randomUUID()
        await insertCalendar(rows, claims.sub, { ...look, id, address: null, host: '' })
        await writeRead(rows, { user_id: claims.sub, id }, read)
        const [calendar] = await readCalendarRows(rows, claims.sub, id)
        return calendar
      })
    })
  }
}
