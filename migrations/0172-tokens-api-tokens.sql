-- Keys that a person makes for programs of their own. Of a key only a hash is kept; it reads and never writes.
create table public.api_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  scope text not null default 'read' check (scope in ('read', 'none')),
  token_hash bytea not null unique,
  -- Null is for good.
  expires_at timestamptz,
  -- About a minute exact.
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.api_tokens enable row level security;
alter table public.api_tokens force row level security;
create policy own_rows on public.api_tokens to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.api_tokens for select to balanse_service using (true);
create policy by_owner on public.api_tokens to current_user using (true) with check (true);
grant select, insert, update, delete on public.api_tokens to balanse_user;
-- The service finds out whose a key is; what it may do is asked below, at each request.
grant select (user_id, id, token_hash) on public.api_tokens to balanse_service;

-- As in 0105, the second step included, and for the claims of a key: it has no session, it has to be good at this moment, and what runs behind it can
-- write nothing, whatever the call would do. An admin's key is a person's key.
create or replace function auth.open_request(claims text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := claims::jsonb;
  person uuid := (given ->> 'sub')::uuid;
  answer text;
begin
  if given ? 'token_id' and not given ? 'session_id' then
    select 'user' into answer
      from public.api_tokens t
      join auth.users u on u.id = t.user_id
     where t.user_id = person
       and t.id = (given ->> 'token_id')::uuid
       and t.scope <> 'none'
       and (t.expires_at is null or t.expires_at > now())
       and (u.banned_until is null or u.banned_until < now())
       and u.deleted_at is null;
    if answer is not null then
      update public.api_tokens set last_used_at = now()
        where user_id = person and id = (given ->> 'token_id')::uuid
        and (last_used_at is null or last_used_at < now() - interval '1 minute');
      perform set_config('request.jwt.claims', claims, true);
      perform set_config('transaction_read_only', 'on', true);
    end if;
    return answer;
  end if;
  select p.role into answer
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    join public.profiles p on p.user_id = s.user_id
   where s.user_id = person
     and s.id = (given ->> 'session_id')::uuid
     and (u.banned_until is null or u.banned_until < now())
     and u.deleted_at is null
     and ((s.aal = 'aal2' and given ->> 'aal' = 'aal2')
       or not exists (select 1 from auth.factors f where f.user_id = s.user_id and f.status = 'verified'));
  if answer is not null then
    perform set_config('request.jwt.claims', claims, true);
  end if;
  return answer;
end $$;
