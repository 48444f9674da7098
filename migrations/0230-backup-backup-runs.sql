-- When a backup was made or tried, and what came of it. Nothing of a person; the files themselves lie in the data folder.
create table public.backup_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('nightly', 'asked', 'command', 'trial')),
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  file text not null default '' check (length(file) <= 100),
  bytes bigint,
  tables integer,
  row_count bigint,
  files integer,
  -- A trial: whether it was restored, or only read because the login may not make a database.
  was_restored boolean,
  -- Why it did not work, in a sentence.
  trouble text not null default '' check (length(trouble) <= 500),
  begun_at timestamptz not null default now(),
  ended_at timestamptz
);
create index on public.backup_runs (begun_at desc, id);
alter table public.backup_runs enable row level security;
alter table public.backup_runs force row level security;
create policy by_service on public.backup_runs to balanse_service using (true) with check (true);
create policy by_owner on public.backup_runs to current_user using (true) with check (true);
create policy by_admin on public.backup_runs for select to balanse_user using ((select public.is_admin()));
grant select on public.backup_runs to balanse_user;
grant select, insert, update, delete on public.backup_runs to balanse_service;
