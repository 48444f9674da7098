-- Second steps of a sign-in: authenticator apps, text messages, security keys.
create table auth.factors (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  friendly_name text not null default '' check (length(friendly_name) <= 200),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Of an authenticator app; sealed with the key file of the data folder, useless without it.
  secret bytea,
  phone text,
  -- Of a security key: {id, publicKey, counter, transports, aaguid}
  credential jsonb,
  -- The 30-second step of the last code that was accepted: no code counts twice.
  last_step bigint,
  last_challenged_at timestamptz,
  -- Wrong codes since the last right one, and until when no code is looked at because of them.
  misses integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, friendly_name)
);

create table auth.factor_challenges (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  factor_id uuid not null,
  ip text not null,
  -- Of a text message: a keyed hash of its code.
  code_hash bytea,
  -- Of a security key: the random text that it has to sign.
  nonce text,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, factor_id) references auth.factors (user_id, id) on delete cascade
);
create index on auth.factor_challenges (user_id, factor_id);

-- The factor that raised a session to aal2. When the factor goes, the session falls back.
alter table auth.sessions add column factor_id uuid;

do $$
declare name text;
begin
  foreach name in array array['factors', 'factor_challenges'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format('create policy by_service on auth.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on auth.%I to current_user using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to balanse_service', name);
  end loop;
end $$;

-- The open sessions of the person of this request, for the page that shows their devices. Never a token.
create function auth.own_sessions()
  returns table (id uuid, user_agent text, aal text, created_at timestamptz, refreshed_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select s.id, s.user_agent, s.aal, s.created_at, s.refreshed_at
    from auth.sessions s where s.user_id = auth.uid()
   order by coalesce(s.refreshed_at, s.created_at) desc, s.id
$$;
revoke all on function auth.own_sessions() from public;
grant execute on function auth.own_sessions() to balanse_user;

-- Ends one of them; false when it is not theirs or not there.
create function auth.end_own_session(session uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id = auth.uid() and s.id = session;
  if not found then
    return false;
  end if;
  insert into auth.audit_events (user_id, action, detail)
  values (auth.uid(), 'logout', jsonb_build_object('scope', 'one', 'session_id', session));
  return true;
end $$;
revoke all on function auth.end_own_session(uuid) from public;
grant execute on function auth.end_own_session(uuid) to balanse_user;

-- As in 0010, and: whoever has a second step opens nothing before it was taken. Both have to say that it was: the
-- session, because a factor may have been taken away since, and the token, because one from before it may have leaked.
create or replace function auth.open_request(claims text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := claims::jsonb;
  person uuid := (said ->> 'sub')::uuid;
  answer text;
begin
  select p.role into answer
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    join public.profiles p on p.user_id = s.user_id
   where s.user_id = person
     and s.id = (said ->> 'session_id')::uuid
     and (u.banned_until is null or u.banned_until < now())
     and u.deleted_at is null
     and ((s.aal = 'aal2' and said ->> 'aal' = 'aal2')
       or not exists (select 1 from auth.factors f where f.user_id = s.user_id and f.status = 'verified'));
  if answer is not null then
    perform set_config('request.jwt.claims', claims, true);
  end if;
  return answer;
end $$;
