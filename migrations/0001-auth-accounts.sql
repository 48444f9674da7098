-- Accounts and sessions. Everything here is reached by balanse_service only; a signed-in person sees of it what
-- the auth service answers, and row-level security sees of it auth.uid().
create schema auth;
grant usage on schema auth to balanse_user, balanse_anon, balanse_service;
grant usage on schema public to balanse_user, balanse_anon, balanse_service;

-- The signed-in person of this transaction, or null. Policies call it as (select auth.uid()) so that it runs once.
create function auth.uid() returns uuid
  language sql stable
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email) and length(email) <= 255),
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  phone_change text,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  -- The claim `role` of the access token, set by the service key only. Rights in the product are profiles.role.
  role text not null default 'authenticated' check (role not in ('anon', 'service_role', 'supabase_admin')),
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One account per address. A table of its own, because a unique index over all people cannot live on a table that
-- is distributed by user_id.
create table auth.addresses (
  kind text not null check (kind in ('email', 'phone')),
  address text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (kind, address)
);
create index on auth.addresses (user_id);

create table auth.identities (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (provider, provider_id)
);

create table auth.sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp}], newest first
  amr jsonb not null default '[]',
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  refreshed_at timestamptz,
  primary key (user_id, id)
);

-- Only the SHA-256 of a token is stored. `parent_id` is the token it replaced; the newest one is not revoked.
create table auth.refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  parent_id bigint,
  is_revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id) references auth.sessions (user_id, id) on delete cascade
);
-- A session never has two tokens in use: a family that forked could not tell a copy from the owner's.
create unique index on auth.refresh_tokens (user_id, session_id) where not is_revoked;

-- Who signed in, out, changed or was changed: ids and actions, no text of a person.
create table auth.audit_events (
  user_id uuid,
  id uuid not null default gen_random_uuid(),
  action text not null,
  ip text not null default '',
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index on auth.audit_events (user_id, created_at desc);

do $$
declare name text;
begin
  foreach name in array array['users', 'addresses', 'identities', 'sessions', 'refresh_tokens', 'audit_events'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format('create policy by_service on auth.%I to balanse_service using (true) with check (true)', name);
    -- Functions that run with the owner's rights look at these tables; under FORCE the owner needs a policy too.
    execute format('create policy by_owner on auth.%I to current_user using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to balanse_service', name);
  end loop;
end $$;

-- Counters of attempts, shared by all server processes (rate-limiter-flexible's own columns).
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on auth.rate_limits to balanse_service;
