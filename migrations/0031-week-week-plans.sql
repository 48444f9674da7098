-- One row a planned week, keyed by its first day. The day on which a person's weeks begin is their own choice and may
-- change: a row keeps the seven days that it was written for.
create table public.week_plans (
  user_id uuid not null references auth.users (id) on delete cascade,
  week_start_date date not null,
  week_intention text not null default '',
  -- A list of priorities, each with its id.
  priorities jsonb not null default '[]',
  -- By date (YYYY-MM-DD): the ids of the priorities that were laid on that day.
  daily_priorities jsonb not null default '{}',
  -- mind, body, purpose and relationships, and no other key.
  pillar_focus jsonb not null default '{}'
    check (jsonb_typeof(pillar_focus) = 'object'
      and pillar_focus - array['mind', 'body', 'purpose', 'relationships'] = '{}'::jsonb),
  -- The same for optional and custom pillars, by pillar id.
  other_focus jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, week_start_date)
);
alter table public.week_plans enable row level security;
alter table public.week_plans force row level security;
create policy own_rows on public.week_plans to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.week_plans to balanse_user;
