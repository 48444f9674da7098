create table public.daily_reflections (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  mood text,
  wins jsonb not null default '[]',
  challenges text not null default '',
  helped text not null default '',
  grateful_for jsonb not null default '[]',
  tomorrow text not null default '',
  finished_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, date)
);
create index on public.daily_reflections (user_id, created_at desc);
alter table public.daily_reflections enable row level security;
alter table public.daily_reflections force row level security;
create policy own_rows on public.daily_reflections to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.daily_reflections to balanse_user;
