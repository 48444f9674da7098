create table public.day_plans (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  intention text not null default '',
  great_day text not null default '',
  main_priorities jsonb not null default '[]',
  time_for_me text not null default '',
  time_for_me_done boolean not null default false,
  mind_tasks jsonb not null default '[]',
  body_tasks jsonb not null default '[]',
  relationships_tasks jsonb not null default '[]',
  purpose_tasks jsonb not null default '[]',
  other_pillars jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, date)
);
alter table public.day_plans enable row level security;
alter table public.day_plans force row level security;
create policy own_rows on public.day_plans to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.day_plans to balanse_user;
