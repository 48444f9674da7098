// The yardstick: a bare Fastify and pg that sends the same statements for reading and saving a day as Balanse does,
// with nothing else around them. It takes the claims from its start instead of checking a token.
import fastify from 'fastify'
import pg from 'pg'

const { BARE_URL = '', BARE_CLAIMS = '{}', PORT = '0' } = process.env
const pool = new pg.Pool({ connectionString: BARE_URL, max: 12 })
const { sub } = JSON.parse(BARE_CLAIMS) as { sub: string }
const begin = `begin; set local role balanse_user; select auth.open_request(${pg.escapeLiteral(BARE_CLAIMS)}) as role`

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const movedTo = `select "date", "main_priorities", "mind_tasks", "body_tasks", "relationships_tasks", "purpose_tasks" from "day_plans"
  where "user_id" = $1 and "date" < $2 and "date" >= $3::date - $4::int
  and (main_priorities || mind_tasks || body_tasks || relationships_tasks || purpose_tasks) @> $5::jsonb order by "date"`

const app = fastify()

app.get<{ Params: { date: string } }>('/api/days/:date', async ({ params: { date } }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query('select * from "day_plans" where "user_id" = $1 and "date" = $2', [
      sub,
      date,
    ])
    const moved = await client.query(movedTo, [
      sub,
      date,
      date,
      14,
      JSON.stringify([{ state: 'moved', moved_to: date }]),
    ])
    return { day: rows[0], carried: moved.rows }
  }),
)

interface DayBody {
  [field: string]: unknown
}

app.put<{ Params: { date: string }; Body: DayBody }>(
  '/api/days/:date',
  async ({ params: { date }, body: day }) =>
    inTransaction(async (client) => {
      const { rows } = await client.query(
        `update "day_plans" set "intention" = $1, "great_day" = $2, "main_priorities" = $3::jsonb, "time_for_me" = $4, "time_for_me_done" = $5,
       "mind_tasks" = $6::jsonb, "body_tasks" = $7::jsonb, "relationships_tasks" = $8::jsonb, "purpose_tasks" = $9::jsonb, "other_pillars" = $10::jsonb,
       "version" = $11, "updated_at" = now() where "user_id" = $12 and "date" = $13 and "version" = $14 returning *`,
        [
          day.intention,
          day.great_day,
          JSON.stringify(day.main_priorities),
          day.time_for_me,
          day.time_for_me_done,
          JSON.stringify(day.mind_tasks),
          JSON.stringify(day.body_tasks),
          JSON.stringify(day.relationships_tasks),
          JSON.stringify(day.purpose_tasks),
          JSON.stringify(day.other_pillars),
          Number(day.version) + 1,
          sub,
          date,
          day.version,
        ],
      )
      return rows[0]
    }),
)

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
const address = app.server.address()
console.log(`ready ${typeof address === 'object' ? address?.port : address}`)
