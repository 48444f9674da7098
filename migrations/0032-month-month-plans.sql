create table public.month_plans (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A month is named by its first day.
  month_date date not null check (extract(day from month_date) = 1),
  big_three jsonb not null default '[]',
  game_changer text not null default '',
  game_changer_because text not null default '',
  game_changer_step text not null default '',
  game_changer_step_by date,
  balance_sections jsonb not null default '{}',
  time_for_me text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, month_date)
);
alter table public.month_plans enable row level security;
alter table public.month_plans force row level security;
create policy own_rows on public.month_plans to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.month_plans to balanse_user;
