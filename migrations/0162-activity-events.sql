-- What happened to an account beside its sign-ins (those stand in auth.audit_events): archives taken and brought in, a
-- deletion that was asked for. No words of a person.
create table public.activity_events (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  detail jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.activity_events (user_id, created_at desc);
create index on public.activity_events (created_at);
alter table public.activity_events enable row level security;
alter table public.activity_events force row level security;
-- What happened is not theirs to change, only to read; it is written beside what they do.
create policy own_rows on public.activity_events to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.activity_events to balanse_service using (true) with check (true);
create policy by_owner on public.activity_events to current_user using (true) with check (true);
grant select on public.activity_events to balanse_user;
grant insert (user_id, action, detail) on public.activity_events to balanse_user;
grant select, insert, delete on public.activity_events to balanse_service;

-- The person's own lines of the sign-in journal, newest first.
create function auth.own_events(before timestamptz, most integer)
  returns table (id uuid, action text, ip text, detail jsonb, created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select e.id, e.action, e.ip, e.detail, e.created_at from auth.audit_events e
   where e.user_id = auth.uid() and e.created_at < before
     -- An app that stays open renews its token every hour: that is no news.
     and e.action not in ('token_refreshed', 'challenge_created')
   order by e.created_at desc, e.id limit most
$$;
revoke all on function auth.own_events(timestamptz, integer) from public;
grant execute on function auth.own_events(timestamptz, integer) to balanse_user;

-- Both journals are kept for 180 days. Answers how many lines went.
create function public.sweep_activity(most integer) returns bigint
  language sql security definer set search_path = ''
as $$
  with own as (
    delete from public.activity_events where (user_id, id) in (
      select user_id, id from public.activity_events where created_at <= now() - interval '180 days' limit most
    ) returning 1
  ),
  signed as (
    delete from auth.audit_events where id in (
      select id from auth.audit_events where created_at <= now() - interval '180 days' limit most
    ) returning 1
  )
  select (select count(*) from own) + (select count(*) from signed)
$$;
revoke all on function public.sweep_activity(integer) from public;
grant execute on function public.sweep_activity(integer) to balanse_service;
create index on auth.audit_events (created_at);
