-- What the product knows of a person beside their words: name, rhythm, preferences, role.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '',
  avatar_url text,
  -- The role is a column of ours and no request of a person can write it (see the column grants below).
  role text not null default 'user' check (role in ('user', 'admin', 'tester')),
  time_zone text not null default 'Europe/London',
  day_start_hour integer not null default 0 check (day_start_hour between 0 and 6),
  week_starts_on integer not null default 1 check (week_starts_on between 0 and 6),
  preferences jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy own_rows on public.profiles to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.profiles to balanse_service using (true) with check (true);
create policy by_owner on public.profiles to current_user using (true) with check (true);
grant select on public.profiles to balanse_user;
grant update (full_name, avatar_url, time_zone, day_start_hour, week_starts_on, preferences, version, updated_at)
  on public.profiles to balanse_user;
grant select, insert, update, delete on public.profiles to balanse_service;

-- Every account has a profile from its first moment; the name comes from what was typed at sign-up.
create function public.make_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, full_name)
  values (new.id, left(coalesce(new.user_metadata ->> 'full_name', ''), 500));
  return new;
end $$;
create trigger make_profile after insert on auth.users for each row execute function public.make_profile();

-- Opens a request: sets the claims for this transaction and answers the person's role, or null when the session of
-- the token has ended or the account is closed. One call, so that it fits into the message that begins.
create function auth.open_request(claims text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (claims::jsonb ->> 'sub')::uuid;
  answer text;
begin
  select p.role into answer
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    join public.profiles p on p.user_id = s.user_id
   where s.user_id = person
     and s.id = (claims::jsonb ->> 'session_id')::uuid
     and (u.banned_until is null or u.banned_until < now())
     and u.deleted_at is null;
  if answer is not null then
    perform set_config('request.jwt.claims', claims, true);
  end if;
  return answer;
end $$;
revoke all on function auth.open_request(text) from public;
grant execute on function auth.open_request(text) to balanse_user;
