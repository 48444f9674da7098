-- A person's own pillars: a name, a sign and a hue with the same guided writing as the eight that everybody has. They
-- stand in a table of their own because they count towards nothing: completion, score and challenges never see them.
create table public.custom_visions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 64),
  sign text not null,
  hue smallint not null check (hue between 1 and 8),
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
  primary key (user_id, id)
);

-- Whoever begins another ninety days keeps what was written in the ones before: each journey has its number. Moving
-- the start of a journey changes nothing about what was written in it.
alter table public.vision_journeys add column number integer not null default 1;

create table public.journey_check_ins (
  user_id uuid not null references auth.users (id) on delete cascade,
  journey integer not null,
  day smallint not null check (day in (30, 60, 90)),
  changed text not null default '',
  helped text not null default '',
  next text not null default '',
  -- What the person chose on the last day; null before.
  choice text check (choice in ('carry_on', 'new', 'rest')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, journey, day)
);

do $$
declare name text;
begin
  foreach name in array array['custom_visions', 'journey_check_ins'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;
