import pg from 'pg'
import type { OpenedDatabase } from '#platform/db/open.server.ts'

/**
 * Fills the database with many people and days for measuring, in a few statements. The accounts have no password
 * and cannot be signed in to. Resolves with a sentence.
 */
export async function seedLoad(store: OpenedDatabase, users: number, days: number): Promise<string> {
  const owner = new pg.Client({ connectionString: store.ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(
      `insert into auth.users (email, user_metadata)
       select 'load-' || gen_random_uuid() || '@load.example', '{"full_name": "Load"}'::jsonb from generate_series(1, $1::int)`,
      [users],
    )
    const people = `(select id from auth.users where email like '%@load.example') u cross join generate_series(0, $1::int - 1) n`
    await owner.query(
      `insert into public.day_plans (user_id, date, intention, great_day, main_priorities, time_for_me, mind_tasks, body_tasks)
       select u.id, current_date - n, 'One thing at a time.', 'Laughing at supper.',
         jsonb_build_array(
           jsonb_build_object('id', 'a' || n, 'text', 'Send the draft to Iain', 'state', case when n % 3 = 0 then 'open' else 'done' end, 'pillar', 'purpose'),
           jsonb_build_object('id', 'b' || n, 'text', 'Walk before the budget talk', 'state', 'done', 'pillar', 'body'),
           jsonb_build_object('id', 'c' || n, 'text', 'Call Mum', 'state', case when n % 5 = 0 then 'moved' else 'done' end, 'pillar', 'relationships')),
         'The novel, 17:30',
         jsonb_build_array(jsonb_build_object('id', 'd' || n, 'text', 'Read twenty pages', 'state', 'done', 'pillar', 'mind')),
         jsonb_build_array(jsonb_build_object('id', 'e' || n, 'text', 'Stretch', 'state', 'open', 'pillar', 'body'))
       from ${people} on conflict do nothing`,
      [days],
    )
    await owner.query(
      `insert into public.daily_reflections (user_id, date, mood, wins, grateful_for, finished_at, created_at)
       select u.id, current_date - n, 'steady', '["Walked although it rained."]', '["The light on the river at four."]', now() - n * interval '1 day', now() - n * interval '1 day'
       from ${people} where n % 4 <> 0 on conflict do nothing`,
      [days],
    )
    await owner.query('commit')
    await owner.query('analyze')
    return `${users} people with ${days} days each are in the database.`
  } finally {
    await owner.end()
  }
}
