-- Numbers of a day out of a file that the person brought in: minutes asleep, steps, mindful minutes. Nothing is worked out
-- of them, and only the kinds that were ticked are ever read.
create table public.health_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('sleep', 'steps', 'mindful')),
  -- Minutes; of steps their number.
  amount integer not null check (amount between 1 and 1000000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, date, kind)
);
alter table public.health_days enable row level security;
alter table public.health_days force row level security;
create policy own_rows on public.health_days to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.health_days to balanse_user;
