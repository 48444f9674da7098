import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Health } from '../contract.ts'

/**
 * One week of the accounts, from its Monday (UTC): who joined, and who used theirs (a sign-in or its renewal; no word of anybody
 * is looked at). As the service.
 */
export async function readWeek(rows: Rows, week: string): Promise<{ joined: number; active: number }> {
  const from = sql`(${week}::date)::timestamp at time zone 'utc'`
  const to = sql`(${week}::date + 7)::timestamp at time zone 'utc'`
  const { rows: found } = await sql<{ joined: number; active: number }>`
    select
      (select count(*)::int from auth.users u
        where u.created_at >= ${from} and u.created_at < ${to} and u.deleted_at is null) as joined,
      (select count(*)::int from (select distinct e.user_id from auth.audit_events e
        where e.created_at >= ${from} and e.created_at < ${to}
          and e.action in ('login', 'token_refreshed', 'user_signedup')) seen) as active`.execute(rows)
  return found[0] ?? { joined: 0, active: 0 }
}

export type Facts = Pick<
  Health,
  'journal_entries' | 'queue' | 'letters' | 'files' | 'database_bytes' | 'backup'
> & { spend_today: number; spend_month: number; people: number; has_tried_mail: boolean; has_gate: boolean }

/** Everything else that is a number, in one question. As the service. */
export async function readFacts(rows: Rows): Promise<Omit<Facts, 'letters'> & { letters_waiting: number }> {
  const { rows: found } = await sql<Omit<Facts, 'letters'> & { letters_waiting: number }>`
    with jobs as (
      select t.identifier as name, j.locked_at is not null as is_running, j.attempts >= j.max_attempts as is_over, j.run_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    ),
    last_try as (
      select state, trouble from public.backup_runs where state <> 'running' and kind <> 'trial' order by begun_at desc limit 1
    )
    select
      (public.count_more() ->> 'journal_entries')::int as journal_entries,
      jsonb_build_object(
        'waiting', (select count(*) from jobs where not is_running and not is_over and run_at <= now()),
        'running', (select count(*) from jobs where is_running),
        'laid_aside', (select count(*) from jobs where not is_running and is_over),
        'names', (select coalesce(jsonb_agg(distinct name), '[]') from jobs where not is_running and is_over),
        'oldest_at', (select to_char(min(run_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from jobs
          where not is_running and not is_over and run_at <= now())
      ) as queue,
      (select count(*)::int from jobs where name = 'send-letter-again' and not is_over) as letters_waiting,
      (select jsonb_build_object('count', count(*), 'bytes', coalesce(sum((metadata ->> 'size')::bigint), 0))
        from storage.objects) as files,
      pg_database_size(current_database()) as database_bytes,
      jsonb_build_object(
        'last_at', (select to_char(max(ended_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from public.backup_runs
          where state = 'done' and kind <> 'trial'),
        'trouble', coalesce((select trouble from last_try where state <> 'done'), '')
      ) as backup,
      coalesce((select micro_cost from public.ai_spend where day = (now() at time zone 'utc')::date), 0)::float8 as spend_today,
      coalesce((select sum(micro_cost) from public.ai_spend
        where day >= date_trunc('month', now() at time zone 'utc')::date), 0)::float8 as spend_month,
      (select count(*)::int from (select 1 from auth.users where deleted_at is null limit 2) u) as people,
      exists (select 1 from public.admin_events where action = 'letter_tried' and detail = 'sent') as has_tried_mail,
      exists (select 1 from public.gate_switches where switched_by_email <> '') as has_gate`.execute(rows)
  const [facts] = found
  if (!facts) throw new Error('The counts gave no row.')
  return facts
}

/** Counts one answer that was our own fault. `place` is the pattern of an address, never the address. */
export async function addFault(rows: Rows, kind: string, place: string): Promise<void> {
  await sql`insert into public.fault_counts (day, kind, place) values ((now() at time zone 'utc')::date, ${kind}, ${place})
    on conflict (day, kind, place) do update set times = fault_counts.times + 1, last_at = now()`.execute(
    rows,
  )
}

export async function readFaults(rows: Rows): Promise<Health['faults']> {
  const { rows: found } = await sql<Health['faults'][number]>`
    select kind, place, sum(times)::int as times, max(last_at) as last_at from public.fault_counts
    where day > (now() at time zone 'utc')::date - 7 group by kind, place order by max(last_at) desc limit 50`.execute(
    rows,
  )
  return found
}

/** Forgets faults of more than a month ago. */
export async function sweepFaults(rows: Rows): Promise<void> {
  await sql`delete from public.fault_counts where day < (now() at time zone 'utc')::date - 31`.execute(rows)
}
