-- Earlier versions of what a person writes. A trigger keeps them, so that no writer can forget to: the app, a second
-- device, the coach, an import. docs/decisions/0014-earlier-versions.md says why it keeps what it keeps.
create table public.row_versions (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('day', 'week', 'month', 'evening', 'entry', 'vision')),
  -- What tells the row apart within its kind: a date, a pillar or an id.
  row_key text not null check (length(row_key) <= 64),
  id bigint not null generated always as identity,
  version integer not null,
  content jsonb not null,
  -- When this version was written, and when it gave way to the next one.
  written_at timestamptz not null,
  replaced_at timestamptz not null default now(),
  primary key (user_id, kind, row_key, id)
);
create index on public.row_versions (replaced_at);
alter table public.row_versions enable row level security;
alter table public.row_versions force row level security;
create policy own_rows on public.row_versions to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- The trigger and the sweep run with their owner's rights; under FORCE the owner needs a policy too.
create policy by_owner on public.row_versions to current_user using (true) with check (true);
create policy by_owner on public.custom_visions for select to current_user using (true);
-- A person reads and removes them; only the trigger writes them.
grant select, delete on public.row_versions to balanse_user;

-- Whether every character of the earlier text still stands in the later one: the later one is the earlier one with
-- something put in at one place, which is what typing on does. The place is the end of their common beginning, found
-- by halving and moved back to the start of a character.
create function public.is_text_held(was text, becomes text) returns boolean
  language plpgsql immutable
as $$
declare
  a bytea;
  b bytea;
  low integer := 0;
  high integer;
  middle integer;
begin
  if starts_with(becomes, was) then return true; end if;
  if octet_length(becomes) <= octet_length(was) then return false; end if;
  a := convert_to(was, 'UTF8');
  b := convert_to(becomes, 'UTF8');
  high := length(a);
  while low < high loop
    middle := (low + high + 1) / 2;
    if substring(a from low + 1 for middle - low) = substring(b from low + 1 for middle - low) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  while low > 0 and get_byte(a, low) & 192 = 128 loop low := low - 1; end loop;
  return substring(a from low + 1) = substring(b from length(b) - length(a) + low + 1);
end $$;

-- The same for a whole row: each text of each column still stands in that column. In a list or an object a text may have
-- moved to another place. Numbers, ticks and nothing at all are no words.
create function public.is_content_held(was jsonb, becomes jsonb) returns boolean
  language plpgsql immutable
as $$
declare
  field text;
  old_part jsonb;
  new_part jsonb;
begin
  for field, old_part in select key, value from jsonb_each(was) loop
    new_part := becomes -> field;
    if old_part = new_part then
      continue;
    elsif jsonb_typeof(old_part) = 'string' then
      if jsonb_typeof(new_part) is distinct from 'string' then
        if old_part <> '""' then return false; end if;
      elsif not public.is_text_held(old_part #>> '{}', new_part #>> '{}') then
        return false;
      end if;
    elsif exists (
      with texts as (
        select value #>> '{}' as text from jsonb_path_query(new_part, 'strict $.** ? (@.type() == "string")') as value
      )
      select from jsonb_path_query(old_part, 'strict $.** ? (@.type() == "string")') as gone
      where gone #>> '{}' not in (select text from texts)
        and not exists (select from texts where public.is_text_held(gone #>> '{}', text))
    ) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Runs after each change of a row and keeps what stood there before, when
--   (1) it had stood for a minute or longer, or
--   (2) the change takes words away.
-- Typing on, which saves about every second, meets neither. Arguments: the kind, and the column that is the row's key.
create function public.keep_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb;
  becomes jsonb;
  this_kind text := tg_argv[0];
  this_key text;
  no_words text[] := array['user_id', 'version', 'created_at', 'updated_at', 'finished_at', 'deleted_at', 'search', 'is_muted', tg_argv[1]];
begin
  -- Made of the other columns, and as large as they are.
  if this_kind in ('entry', 'evening') then old.search := null; end if;
  was := to_jsonb(old);
  this_key := was ->> tg_argv[1];
  was := was - no_words;
  if tg_op = 'UPDATE' then
    if old.updated_at > now() - interval '1 minute' then
      if this_kind in ('entry', 'evening') then new.search := null; end if;
      becomes := to_jsonb(new) - no_words;
      if was = becomes or public.is_content_held(was, becomes) then return null; end if;
    end if;
  else
    -- Closing an account takes everything with it.
    if not exists (select from auth.users where id = old.user_id) then return null; end if;
    -- A journal entry has waited in its bin; whoever empties that means all of it.
    if this_kind = 'entry' then
      delete from public.row_versions where user_id = old.user_id and kind = this_kind and row_key = this_key;
      return null;
    end if;
  end if;
  -- Finishing or resting an entry changes no word: the same content is not kept twice in a row.
  if was = (
    select content from public.row_versions
    where user_id = old.user_id and kind = this_kind and row_key = this_key
    order by id desc limit 1
  ) then return null; end if;
  insert into public.row_versions (user_id, kind, row_key, version, content, written_at)
    values (old.user_id, this_kind, this_key, old.version, was, old.updated_at);
  if (
    select count(*) from public.row_versions
    where user_id = old.user_id and kind = this_kind and row_key = this_key
  ) > 200 then perform public.thin_versions(old.user_id, this_kind, this_key); end if;
  return null;
end $$;

-- At most 200 versions of one row within 30 days. Of those beyond the newest 100, the ones that stood shortest give way:
-- steps of a correction before what stood for an hour. The last one of a day of a vision is never one of them.
create function public.thin_versions(of_user uuid, of_kind text, of_key text) returns void
  language sql set search_path = ''
as $$
  with counted as (
    select id, replaced_at - written_at as stood, row_number() over (order by id desc) as place,
      of_kind = 'vision' and (lead(written_at) over (order by id) at time zone 'UTC')::date
        is distinct from (written_at at time zone 'UTC')::date as is_last_of_day
    from public.row_versions
    where user_id = of_user and kind = of_kind and row_key = of_key and replaced_at > now() - interval '30 days'
  )
  delete from public.row_versions
  where user_id = of_user and kind = of_kind and row_key = of_key and id in (
    select id from counted where place > 100 and not is_last_of_day
    order by stood, id
    limit greatest((select count(*) from counted) - 200, 0)
  )
$$;

-- Removes what is older than 30 days, at most `most` of them, and says how many it were. Of a vision that is still there
-- the last version of each day (UTC) stays for good, so that a year later one can look back at it.
create function public.sweep_versions(most integer) returns bigint
  language sql security definer set search_path = ''
as $$
  with old as (
    select user_id, kind, row_key, id, written_at from public.row_versions
    where replaced_at <= now() - interval '30 days'
  ),
  due as (
    select user_id, kind, row_key, id from old
    where kind <> 'vision'
      or exists (
        select from public.row_versions as later
        where later.user_id = old.user_id and later.kind = old.kind and later.row_key = old.row_key
          and later.id > old.id
          and (later.written_at at time zone 'UTC')::date = (old.written_at at time zone 'UTC')::date
      )
      or not (
        exists (select from public.visions where user_id = old.user_id and pillar = old.row_key)
        or exists (select from public.custom_visions where user_id = old.user_id and id::text = old.row_key)
      )
    limit most
  ),
  gone as (
    delete from public.row_versions as kept using due
    where kept.user_id = due.user_id and kept.kind = due.kind and kept.row_key = due.row_key and kept.id = due.id
    returning 1
  )
  select count(*) from gone
$$;

-- Lets a table keep its versions; for migrations.
create function public.keep_versions_of(of_table regclass, of_kind text, key_column text) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger keep_version after update or delete on %s for each row execute function public.keep_version(%L, %L)',
    of_table, of_kind, key_column
  );
end $$;

revoke all on function public.keep_version(), public.thin_versions(uuid, text, text), public.sweep_versions(integer),
  public.keep_versions_of(regclass, text, text) from public;
grant execute on function public.sweep_versions(integer) to balanse_service;

select public.keep_versions_of('public.day_plans', 'day', 'date');
select public.keep_versions_of('public.daily_reflections', 'evening', 'date');
select public.keep_versions_of('public.journal_entries', 'entry', 'id');
select public.keep_versions_of('public.visions', 'vision', 'pillar');
select public.keep_versions_of('public.custom_visions', 'vision', 'id');
