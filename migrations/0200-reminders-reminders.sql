-- What holds for all reminders of a person. Everything is off until they switch it on.
create table public.reminder_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- On the clock of the person; both null is no quiet hours.
  quiet_from text default '22:00' check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text default '07:00' check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  most_a_day smallint not null default 2 check (most_a_day between 1 and 2),
  is_paused boolean not null default false,
  -- The first of the person's days on which reminders come again.
  paused_until date,
  -- Whether lines of their own may stand in the weekly digest.
  has_own_lines boolean not null default false,
  -- Why mail does not reach them, in a sentence; empty while it does.
  mail_trouble text not null default '' check (length(mail_trouble) <= 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);

create table public.reminder_kinds (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in
    ('morning_plan', 'evening_close', 'weekly_review', 'mid_vision', 'calendar_conflict', 'weekly_digest')),
  is_on boolean not null default false,
  at_time text not null check (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- 0 = Sunday … 6 = Saturday; null comes every day.
  weekday smallint check (weekday between 0 and 6),
  -- push, mail, slack, beside the inbox.
  ways jsonb not null default '[]' check (jsonb_typeof(ways) = 'array'),
  -- When it comes next, and for which of the person's days. Without a day it has to be worked out anew: that is how a row begins.
  next_due_at timestamptz default now(),
  next_day date,
  -- The last of the person's days that was dealt with: none is ever dealt with again.
  last_day date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index on public.reminder_kinds (next_due_at) where next_due_at is not null;

-- What came: the inbox of the person, and the words that leave by other ways. One of a kind for a day, whatever happens.
create table public.reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  kind text not null check (length(kind) <= 40),
  day date not null,
  title text not null check (length(title) <= 200),
  body text not null default '' check (length(body) <= 500),
  -- Lines of the person's own; they stand in the inbox and in a mail, and nowhere else.
  lines jsonb not null default '[]',
  path text not null check (path ~ '^/[a-z0-9/#?=-]*$'),
  read_at timestamptz,
  cleared_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, kind, day)
);
create index on public.reminders (created_at);

-- How one leaves the house, a row a way.
create table public.reminder_sends (
  user_id uuid not null,
  reminder_id uuid not null,
  way text not null check (length(way) <= 20),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  -- Why it was not taken last, in a sentence.
  trouble text not null default '' check (length(trouble) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, reminder_id, way),
  foreign key (user_id, reminder_id) references public.reminders (user_id, id) on delete cascade
);
create index on public.reminder_sends (next_at) where state = 'waiting';

-- Browsers that asked to be told, one for a sign-in: whoever signs out there is not told any more. The address is a secret.
create table public.push_devices (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  subscription_sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, session_id),
  foreign key (user_id, session_id) references auth.sessions (user_id, id) on delete cascade
);

-- The keys by which services that carry push know this installation: one pair for all processes, the private part sealed.
create table public.push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_sealed bytea not null,
  created_at timestamptz not null default now()
);

do $$
declare name text;
begin
  foreach name in array array['reminder_settings', 'reminder_kinds', 'reminders', 'reminder_sends', 'push_devices'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert, update on public.reminder_settings to balanse_user;
grant select, insert, update on public.reminder_kinds to balanse_user;
grant select, update (read_at, cleared_at, version, updated_at) on public.reminders to balanse_user;
grant select on public.reminder_sends to balanse_user;
grant select, insert, update, delete on public.push_devices to balanse_user;
grant select, update on public.reminder_settings to balanse_service;
grant select, update on public.reminder_kinds to balanse_service;
grant select, insert, delete on public.reminders to balanse_service;
grant select, insert, update on public.reminder_sends to balanse_service;
grant select, delete on public.push_devices to balanse_service;

alter table public.push_keys enable row level security;
alter table public.push_keys force row level security;
create policy by_service on public.push_keys to balanse_service using (true) with check (true);
create policy by_owner on public.push_keys to current_user using (true) with check (true);
grant select, insert, delete on public.push_keys to balanse_service;

-- Whoever has a kind has settings.
create function public.make_reminder_settings() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.reminder_settings (user_id) values (new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger make_reminder_settings after insert on public.reminder_kinds
  for each row execute function public.make_reminder_settings();

-- A person whose clock or days change has their next times worked out anew.
create function public.move_reminders() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.reminder_kinds set next_due_at = now(), next_day = null where user_id = new.user_id and is_on;
  return null;
end $$;
create trigger move_reminders after update of time_zone, day_start_hour on public.profiles
  for each row when (old.time_zone <> new.time_zone or old.day_start_hour <> new.day_start_hour)
  execute function public.move_reminders();

-- The function below runs with its owner's rights, and under FORCE the owner needs a policy as well.
do $$
declare name text;
begin
  foreach name in array array['progress_pauses', 'calendar_events', 'vision_journeys', 'journey_check_ins'] loop
    execute format('create policy for_reminders on public.%I for select to current_user using (true)', name);
  end loop;
end $$;

-- What has to be known before a reminder comes, and no more: the job sees no word of a person, except the lines that they let
-- stand in their digest. `day_from` to `day_until` is the day after `on_day`, in instants of the person's zone.
create function public.reminder_facts(
  person uuid, asked text, on_day date, day_from timestamptz, day_until timestamptz, with_lines boolean
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found jsonb := jsonb_build_object('is_resting', exists (select 1 from public.progress_pauses p
    where p.user_id = person and p.from_date <= on_day and (p.to_date is null or p.to_date >= on_day)));
begin
  case asked
  when 'morning_plan' then
    return found || jsonb_build_object('is_done', exists (select 1 from public.day_plans d
      where d.user_id = person and d.date = on_day and (d.intention <> '' or d.great_day <> '' or d.time_for_me <> ''
        or d.main_priorities <> '[]' or d.mind_tasks <> '[]' or d.body_tasks <> '[]'
        or d.relationships_tasks <> '[]' or d.purpose_tasks <> '[]')));
  when 'evening_close' then
    return found || jsonb_build_object('is_done', exists (select 1 from public.daily_reflections r
      where r.user_id = person and r.date = on_day and r.finished_at is not null));
  when 'weekly_review' then
    return found || jsonb_build_object('is_done', exists (select 1 from public.journal_entries e
      where e.user_id = person and e.kind = 'weekly' and e.date between on_day - 3 and on_day
        and e.finished_at is not null and e.deleted_at is null));
  when 'mid_vision' then
    return found || (select jsonb_build_object('journey_day', j.journey_day, 'is_done', j.journey_day is null)
      from (select (select on_day - v.start_date + 1 from public.vision_journeys v
        where v.user_id = person and on_day - v.start_date + 1 in (30, 60, 90)
          and not exists (select 1 from public.journey_check_ins c
            where c.user_id = person and c.journey = v.number and c.day = on_day - v.start_date + 1)) as journey_day) j);
  when 'calendar_conflict' then
    return found || jsonb_build_object(
      'events', (select coalesce(jsonb_agg(jsonb_build_object('source', e.source_id, 'from', e.starts_at, 'to', e.ends_at)), '[]')
        from (select * from public.calendar_events t where t.user_id = person and t.starts_at < day_until and t.ends_at > day_from
          and t.starts_at > day_from - interval '7 days' order by t.starts_at limit 200) e),
      'laid', (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'minutes', l.minutes)), '[]')
        from public.day_plans d, lateral (
          select d.time_for_me_starts_at as at, d.time_for_me_minutes::int as minutes where not d.time_for_me_done
          union all
          select i ->> 'starts_at', (i ->> 'minutes')::int from jsonb_array_elements(
            d.main_priorities || d.mind_tasks || d.body_tasks || d.relationships_tasks || d.purpose_tasks) i
            where coalesce(i ->> 'state', 'open') = 'open'
        ) l where d.user_id = person and d.date = on_day + 1 and l.at is not null));
  when 'weekly_digest' then
    return found || jsonb_build_object(
      'planned', (select count(*) from public.day_plans d where d.user_id = person and d.date between on_day - 6 and on_day
        and (d.intention <> '' or d.main_priorities <> '[]')),
      'done', (select count(*) from public.day_plans d, jsonb_array_elements(
          d.main_priorities || d.mind_tasks || d.body_tasks || d.relationships_tasks || d.purpose_tasks) i
        where d.user_id = person and d.date between on_day - 6 and on_day and i ->> 'state' = 'done'),
      'evenings', (select count(*) from public.daily_reflections r where r.user_id = person
        and r.date between on_day - 6 and on_day and r.finished_at is not null),
      'entries', (select count(*) from public.journal_entries e where e.user_id = person
        and e.date between on_day - 6 and on_day and e.finished_at is not null and e.deleted_at is null),
      'lines', case when with_lines then (select coalesce(jsonb_agg(left(d.intention, 200) order by d.date), '[]')
        from public.day_plans d where d.user_id = person and d.date between on_day - 6 and on_day and d.intention <> '')
        else '[]'::jsonb end);
  else
    return found;
  end case;
exception when data_exception then
  -- Whoever has a row that cannot be read is asked for nothing, and keeps nobody else waiting.
  return jsonb_build_object('is_resting', false, 'is_done', true);
end $$;
revoke all on function public.reminder_facts(uuid, text, date, timestamptz, timestamptz, boolean) from public;
grant execute on function public.reminder_facts(uuid, text, date, timestamptz, timestamptz, boolean) to balanse_service;
