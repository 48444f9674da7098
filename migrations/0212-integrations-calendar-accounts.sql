-- An account at Google or Microsoft whose calendars a person brings. Its tokens lie sealed, and only read calendars.
create table public.calendar_accounts (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  service text not null check (service in ('google', 'microsoft')),
  -- The address of the account, as the service names it.
  name text not null check (length(name) <= 320),
  tokens_sealed bytea not null,
  -- Why nothing can be read any more, in a sentence; empty while all is well.
  trouble text not null default '' check (length(trouble) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, service, name)
);
alter table public.calendar_accounts enable row level security;
alter table public.calendar_accounts force row level security;
create policy own_rows on public.calendar_accounts to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.calendar_accounts to balanse_service using (true) with check (true);
create policy by_owner on public.calendar_accounts to current_user using (true) with check (true);
grant select, insert, update, delete on public.calendar_accounts to balanse_user;
grant select, update on public.calendar_accounts to balanse_service;

alter table public.calendar_sources
  add column account_id uuid,
  -- What the service calls this calendar.
  add column remote_id text not null default '' check (length(remote_id) <= 1000),
  -- Where the last reading ended: the service then tells only what changed since.
  add column sync_mark text not null default '' check (length(sync_mark) <= 8000),
  add foreign key (user_id, account_id) references public.calendar_accounts (user_id, id) on delete cascade;
create unique index on public.calendar_sources (user_id, account_id, remote_id) where account_id is not null;
