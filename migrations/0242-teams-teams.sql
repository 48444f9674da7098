-- Teams: who belongs together, and nothing of what anybody writes. All of it is the service's; a person reads their own
-- membership, and through the calls of features/teams what their part in it lets them see.
create table public.teams (
  id uuid primary key default gen_random_uuid(),
  -- A team ends with the account of its owner, unless it was handed over before. Owning one is not being counted in it.
  owner_id uuid not null unique references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  seats integer not null check (seats between 1 and 10000),
  -- The operator's sign-in service of this organisation (BALANSE_SAML), when an admin has said which one it is.
  sso_id uuid,
  is_sso_only boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.team_members (
  -- Somebody is in one team: figures of two teams cannot be held against each other.
  user_id uuid primary key references auth.users (id) on delete cascade,
  team_id uuid not null references public.teams (id) on delete cascade,
  -- Which words they agreed to, and when.
  agreed text not null check (length(agreed) between 1 and 40),
  joined_at timestamptz not null default now(),
  -- The weeks of late in whose figures they were counted: by these the next ones are kept from telling of one person.
  counted_weeks date[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.team_members (team_id);

create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (team_id, email)
);
create index on public.team_invitations (email);

-- Figures of a week, fixed when they are made and rounded before they come here. Null is what is not shown.
create table public.team_weeks (
  team_id uuid not null references public.teams (id) on delete cascade,
  week date not null,
  -- How many were counted; null when nothing of this week is shown.
  size integer,
  active integer,
  plans integer,
  reflections integer,
  created_at timestamptz not null default now(),
  primary key (team_id, week)
);

create table public.team_domains (
  team_id uuid not null references public.teams (id) on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253),
  -- What the TXT record has to say.
  code text not null check (length(code) between 20 and 100),
  proven_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (team_id, domain)
);
create unique index on public.team_domains (domain) where proven_at is not null;

do $$
declare name text;
begin
  foreach name in array array['teams', 'team_members', 'team_invitations', 'team_weeks', 'team_domains'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_service', name);
  end loop;
end $$;
revoke update, delete on public.team_weeks from balanse_service;
create policy own_rows on public.team_members for select to balanse_user using (user_id = (select auth.uid()));
grant select on public.team_members to balanse_user;

-- What a week of a team comes to, over those who were in it before the week began. The service can read no plan and no
-- reflection: it is given these sums, and of earlier weeks how many people were counted and how many of them still are.
create function public.count_team_week(of_team uuid, first_day date, since date) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with member as (
    select user_id, counted_weeks from public.team_members
    where team_id = of_team and joined_at < (first_day::timestamp at time zone 'UTC')
  ),
  each as (
    select
      (select count(*) from public.day_plans d
        where d.user_id = m.user_id and d.date between first_day and first_day + 6
          and (d.intention <> '' or d.great_day <> '' or d.main_priorities <> '[]' or d.mind_tasks <> '[]'
            or d.body_tasks <> '[]' or d.relationships_tasks <> '[]' or d.purpose_tasks <> '[]')) as plans,
      (select count(*) from public.daily_reflections r
        where r.user_id = m.user_id and r.date between first_day and first_day + 6
          and r.finished_at is not null) as reflections
    from member m
  )
  select jsonb_build_object(
    'size', count(*),
    'active', count(*) filter (where plans + reflections > 0),
    'planning', count(*) filter (where plans > 0),
    'plans', coalesce(sum(plans), 0),
    'reflecting', count(*) filter (where reflections > 0),
    'reflections', coalesce(sum(reflections), 0),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object('size', w.size, 'both',
        (select count(*) from member m where w.week = any (m.counted_weeks)))), '[]')
      from public.team_weeks w
      where w.team_id = of_team and w.size is not null and w.week >= since and w.week < first_day)
  ) from each
$$;
revoke all on function public.count_team_week(uuid, date, date) from public;
grant execute on function public.count_team_week(uuid, date, date) to balanse_service;
