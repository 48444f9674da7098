import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { SessionGone, type Claims, type Rows } from './database.server.ts'

let app: TestApp
let person: Person
let claims: Claims
beforeAll(async () => {
  app = await createTestApp()
  person = await app.join()
  claims = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as Claims
})
afterAll(() => app.close())

const insertDay = (rows: Rows, date: string) =>
  rows.insertInto('day_plans').values({ user_id: person.userId, date, intention: 'x' }).execute()
const daysOn = (date: string) => app.owner('select * from day_plans where date = $1', [date])

describe('a transaction of a person', () => {
  it('undoes everything when the work throws', async () => {
    await expect(
      app.database.asUser(claims, async (rows) => {
        await insertDay(rows, '2020-01-01')
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await daysOn('2020-01-01')).toEqual([])
  })

  it('shows and commits nothing when the session has ended, even if the work did not care', async () => {
    const gone = { ...claims, session_id: '00000000-0000-4000-8000-000000000000' }
    await app.database.asUser(claims, (rows) => insertDay(rows, '2020-01-02'))
    let seen: unknown[] = ['not asked']
    await expect(
      app.database.asUser(gone, async (rows) => {
        seen = await rows.selectFrom('day_plans').selectAll().execute()
        await insertDay(rows, '2020-01-03').catch(() => {})
      }),
    ).rejects.toThrow(SessionGone)
    expect(seen).toEqual([])
    expect(await daysOn('2020-01-03')).toEqual([])
  })

  it('refuses statements that come after its end', async () => {
    let kept: Rows | undefined
    await app.database.asUser(claims, async (rows) => {
      kept = rows
    })
    await expect(sql`select 1`.execute(kept as Rows)).rejects.toThrow('has ended')
  })

  it('waits for work that goes on although the session has ended', async () => {
    const gone = { ...claims, session_id: '00000000-0000-4000-8000-000000000000' }
    const order: string[] = []
    await app.database
      .asUser(gone, async (rows) => {
        await sql`select pg_sleep(0.05)`.execute(rows)
        await sql`select 1`.execute(rows)
        order.push('work')
      })
      .catch(() => order.push('refused'))
    expect(order).toEqual(['work', 'refused'])
  })
})
