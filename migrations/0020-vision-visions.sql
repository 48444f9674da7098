create table public.visions (
  user_id uuid not null references auth.users (id) on delete cascade,
  pillar text not null check (length(pillar) <= 64),
  picture text not null default '',
  sentence text not null default '',
  "values" jsonb not null default '[]',
  why text not null default '',
  obstacle text not null default '',
  if_part text not null default '',
  then_part text not null default '',
  goals jsonb not null default '[]',
  first_step text not null default '',
  is_resting boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, pillar)
);

-- The vision period starts here; it is three months long and carries the 90-day journey.
create table public.vision_journeys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  start_date date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

do $$
declare name text;
begin
  foreach name in array array['visions', 'vision_journeys'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;
