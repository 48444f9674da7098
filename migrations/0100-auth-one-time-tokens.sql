-- A sign-in that is under way in a browser: begun by a letter or at a provider, ended by the exchange of a code with
-- the verifier that only that browser holds. Also the `state` of a provider's sign-in.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  -- Unknown until a provider says who it is.
  user_id uuid references auth.users (id) on delete cascade,
  -- 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change', 'oauth': the amr of the session to come.
  authentication_method text not null,
  -- Of the browser; null in the implicit flow.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- SHA-256 of the code that was given out; null before that.
  auth_code_hash bytea unique,
  auth_code_issued_at timestamptz,
  -- When a provider's answer came back with this state: it is taken once.
  state_used_at timestamptz,
  provider_type text,
  -- What the provider's answer is checked with (nonce, verifier), and its tokens until they are handed over: sealed.
  provider_secrets bytea,
  provider_tokens bytea,
  referrer text not null default '',
  invite_token text,
  -- Whose account the identity is linked to, when a signed-in person began it.
  linking_target_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on auth.flow_states (created_at);
create index on auth.flow_states (user_id);

-- What was sent to an address and proves it when it comes back: a link with a long random text, a code to be typed, or
-- both. One of a kind for each account; a new one takes the place of the old one.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'email_change_current', 'email_change_new',
    'phone_confirmation', 'phone_change', 'reauthentication')),
  -- Where it was sent to, as addresses are stored.
  address text not null,
  -- SHA-256 of 32 random bytes.
  link_hash bytea unique,
  -- HMAC with the key of the data folder: six digits are found at once in a plain hash.
  code_hash bytea,
  -- Wrong codes so far; after a few the code is dead, the link is not.
  misses integer not null default 0,
  -- Of the two halves of a change of address: when this one was proven.
  confirmed_at timestamptz,
  -- An account that nobody proved may have got its password from somebody else than the owner of the address.
  drops_password boolean not null default false,
  flow_state_id uuid references auth.flow_states (id) on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index on auth.one_time_tokens (address, kind);

-- Browsers that a person signed in with, as a hash of what they call themselves, so that a new one can be told apart.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

do $$
declare name text;
begin
  foreach name in array array['flow_states', 'one_time_tokens', 'known_devices'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format('create policy by_service on auth.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on auth.%I to current_user using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to balanse_service', name);
  end loop;
end $$;
