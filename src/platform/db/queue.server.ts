import pg from 'pg'

/** The newest step of the library's own schema; a test holds it against the installed library. */
export const queueSteps = 20

/**
 * Brings the schema of the queue to the version of the library, as the owner, and lets the service role work with it.
 * The library is only loaded when there is something to do: it costs more time than the rest of a start.
 */
export async function prepareQueue(owner: pg.Client, ownerUrl: string): Promise<void> {
  if ((await readSteps(owner)) >= queueSteps) return
  const { runMigrations, Logger } = await import('graphile-worker')
  await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => {}) })
  await owner.query(`
    grant usage on schema graphile_worker to balanse_service;
    grant select, insert, update, delete on all tables in schema graphile_worker to balanse_service;
    grant usage on all sequences in schema graphile_worker to balanse_service;
    grant execute on all functions in schema graphile_worker to balanse_service;
    do $$
    declare name text;
    begin
      for name in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' loop
        execute format('alter table graphile_worker.%I enable row level security', name);
        execute format('drop policy if exists by_service on graphile_worker.%I', name);
        execute format('create policy by_service on graphile_worker.%I to balanse_service using (true) with check (true)', name);
      end loop;
    end $$`)
}

async function readSteps(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return 0
  const found = await client.query<{ step: number }>(
    'select coalesce(max(id), 0) as step from graphile_worker.migrations',
  )
  return found.rows[0]?.step ?? 0
}

/** Connections for the queue: the login of requests, which becomes the service and nothing else. */
export function openQueuePool(url: string): pg.Pool {
  // The rest of the product reads times and large numbers in its own way; the library expects the usual one.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text))
  types.setTypeParser(pg.types.builtins.INT8, (text) => text)
  const pool = new pg.Pool({
    connectionString: url,
    // One listens, one works, one keeps the clock.
    max: 3,
    connectionTimeoutMillis: 5_000,
    application_name: 'balanse jobs',
    types,
    // The role is set before anything else is asked, without waiting for the answer.
    pipeline: true,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query('set role balanse_service').catch(() => {})
  })
  return pool
}

/** Names the connection on which the library listens as it names its locks: so others see who is alive. */
export async function nameConnection(client: pg.PoolClient, workerPoolId: string): Promise<void> {
  await client.query(`select set_config('application_name', $1, false)`, [workerPoolId]).catch(() => {})
}

/**
 * Gives back the jobs of processes that are gone. The library would wait four hours; a process that lives has a
 * connection under the name that stands in its locks, and one that was killed has none.
 */
export async function releaseOrphans(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Only the login itself sees the names of its other connections.
    await client.query('reset role')
    const { rows } = await client.query<{ names: string[] }>(
      `select coalesce(array_agg(application_name), '{}') as names from pg_stat_activity where usename = current_user`,
    )
    await client.query('set role balanse_service')
    await client.query(
      `select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker._private_jobs where locked_by <> all ($1::text[])
      ))`,
      [rows[0]?.names ?? []],
    )
  } finally {
    // Whatever role it has now, nobody else gets it.
    client.release(true)
  }
}

/** Forgets what was laid aside a week ago: somebody has seen it by then, or nobody will. */
export async function forgetLaidAside(pool: pg.Pool): Promise<void> {
  await pool.query(`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'`)
}

/** Takes out jobs that nobody is doing, by what their payload holds. */
export async function forgetWaiting(pool: pg.Pool, members: Record<string, unknown>): Promise<void> {
  await pool.query(
    'delete from graphile_worker._private_jobs where locked_at is null and payload::jsonb @> $1::jsonb',
    [JSON.stringify(members)],
  )
}

export interface QueueState {
  waiting: number
  running: number
  /** Tried as often as it may be; with the names of the jobs. */
  laidAside: number
  names: string[]
}

/** What lies in the queue, for the operator. */
export async function readQueueState(client: pg.Client): Promise<QueueState> {
  const { rows } = await client.query<QueueState>(`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "laidAside",
      coalesce(array_agg(distinct task_identifier) filter (where locked_at is null and attempts >= max_attempts), '{}') as names
    from graphile_worker.jobs`)
  return rows[0] as QueueState
}
