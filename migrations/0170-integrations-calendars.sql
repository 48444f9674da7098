-- Calendar out: a secret address under which a calendar program reads hours of a person. Of the address only a hash is kept.
create table public.calendar_feeds (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  -- What it shows: time_for_me, priorities, reminders.
  contents jsonb not null,
  detail text not null check (detail in ('full', 'busy')),
  -- When the reminders stand in it, on the clock of the person; null is none.
  morning_at text check (morning_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  evening_at text check (evening_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  address_hash bytea not null unique,
  address_made_at timestamptz not null default now(),
  -- About an hour exact.
  last_read_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Calendar in: where a person's other appointments come from. The address is often a secret, so it lies sealed.
create table public.calendar_sources (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  hue smallint not null check (hue between 1 and 8),
  -- Then no title and no place is kept, only the hours.
  is_busy_only boolean not null,
  -- Null for a file that was handed over.
  address_sealed bytea,
  host text not null default '',
  etag text not null default '',
  modified text not null default '',
  -- When it was read last, whether or not something had changed; and when it is asked again.
  read_at timestamptz,
  -- When what it holds was laid out last: that reaches about a year ahead, so it has to be done again now and then.
  laid_out_at timestamptz,
  next_at timestamptz,
  -- Why the last try brought nothing, in a sentence; and how often in a row that was so.
  trouble text not null default '',
  tries integer not null default 0,
  -- Entries that are not shown because they come too often or cannot be read.
  left_out integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.calendar_sources (next_at) where next_at is not null;

create table public.calendar_events (
  user_id uuid not null,
  source_id uuid not null,
  id text not null check (length(id) <= 64),
  title text not null default '' check (length(title) <= 300),
  place text not null default '' check (length(place) <= 300),
  -- Either hours, or whole days of which the last one is not included.
  starts_at timestamptz,
  ends_at timestamptz,
  start_date date,
  end_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, source_id, id),
  foreign key (user_id, source_id) references public.calendar_sources (user_id, id) on delete cascade,
  check ((starts_at is null) <> (start_date is null))
);
create index on public.calendar_events (user_id, starts_at);
create index on public.calendar_events (user_id, start_date) where start_date is not null;

do $$
declare name text;
begin
  foreach name in array array['calendar_feeds', 'calendar_sources', 'calendar_events'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;
-- The job that reads calendars again writes what it finds and sees no title.
create policy by_service on public.calendar_sources to balanse_service using (true) with check (true);
create policy by_service on public.calendar_events to balanse_service using (true) with check (true);
grant select, update on public.calendar_sources to balanse_service;
grant select (user_id, source_id, id), insert, delete on public.calendar_events to balanse_service;
create policy by_owner on public.calendar_feeds to current_user using (true) with check (true);

-- What stands behind a secret address: the feed, the rhythm of its person and their planned days, or null. It runs with its
-- owner's rights because a calendar program has no session; the hash is the only way in.
create function public.read_calendar_feed(address bytea, first_day date, last_day date) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  feed public.calendar_feeds;
begin
  select f.* into feed from public.calendar_feeds f join auth.users u on u.id = f.user_id
    where f.address_hash = address and (u.banned_until is null or u.banned_until < now()) and u.deleted_at is null;
  if feed.id is null then
    return null;
  end if;
  if feed.last_read_at is null or feed.last_read_at < now() - interval '1 hour' then
    update public.calendar_feeds set last_read_at = now() where user_id = feed.user_id and id = feed.id;
  end if;
  return jsonb_build_object(
    'feed', to_jsonb(feed) - 'address_hash',
    'rhythm', (select jsonb_build_object('time_zone', p.time_zone, 'day_start_hour', p.day_start_hour, 'week_starts_on', p.week_starts_on)
      from public.profiles p where p.user_id = feed.user_id),
    'days', (select coalesce(jsonb_agg(to_jsonb(d) order by d.date), '[]')
      from public.day_plans d where d.user_id = feed.user_id and d.date between first_day and last_day)
  );
end $$;
revoke all on function public.read_calendar_feed(bytea, date, date) from public;
grant execute on function public.read_calendar_feed(bytea, date, date) to balanse_service;
