-- What a key may do beside reading, and what of a person it reads. A key that proposes lays a proposal down and still writes
-- nothing: behind `auth.open_request` (0172) every key's transaction stays read-only, and the only way to lay a proposal is
-- the function below, which knows no table of plans or words.
alter table public.api_tokens drop constraint api_tokens_scope_check;
alter table public.api_tokens add constraint api_tokens_scope_check check (scope in ('read', 'none', 'propose'));
-- plans, words, figures. Keys that are there already read what they could read before.
alter table public.api_tokens add column reads jsonb not null default '["plans", "words", "figures"]';
-- Whether an assistant may use it at /mcp; nobody's does before they say so.
alter table public.api_tokens add column opens_mcp boolean not null default false;
grant select (name, scope, reads, opens_mcp) on public.api_tokens to balanse_service;

-- How often a key asked and proposed on a day, under the name that it had; kept when the key has ended.
create table public.key_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_id uuid not null,
  day date not null,
  name text not null,
  uses integer not null default 0,
  proposals integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, token_id, day)
);
create index on public.key_days (updated_at);

-- What a key proposes until its person has answered. The answer itself stands in coach_actions under the same id.
create table public.key_proposals (
  user_id uuid not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  token_id uuid not null,
  -- The name of the key when it proposed this.
  key_name text not null,
  change jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  -- With its key goes what it proposed; what was accepted stays where it was written.
  foreign key (user_id, token_id) references public.api_tokens (user_id, id) on delete cascade
);
create index on public.key_proposals (user_id, token_id);

do $$
declare name text;
begin
  foreach name in array array['key_days', 'key_proposals'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
    execute format('grant select on public.%I to balanse_user', name);
  end loop;
end $$;

-- Which key a suggestion came from; empty for the coach's own.
alter table public.coach_actions add column made_by text not null default '' check (length(made_by) <= 60);
create policy by_owner on public.coach_actions for select to current_user using (true);

create function public.count_key_use(person uuid, token uuid) returns void
  language sql security definer set search_path = ''
as $$
  insert into public.key_days (user_id, token_id, day, name, uses)
    select t.user_id, t.id, current_date, t.name, 1 from public.api_tokens t where t.user_id = person and t.id = token
    on conflict (user_id, token_id, day) do update
      set uses = public.key_days.uses + 1, name = excluded.name, updated_at = now()
$$;
revoke all on function public.count_key_use(uuid, uuid) from public;
grant execute on function public.count_key_use(uuid, uuid) to balanse_service;

-- Lays a proposal of a key down and answers its id; the same one twice is one. 'gone': the key may not propose (any more).
-- 'many': as many as may wait do wait. Proposals that nobody answered within thirty days go.
create function public.lay_proposal(person uuid, token uuid, proposal text, content jsonb, most integer) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  key public.api_tokens;
  known text;
begin
  -- One after the other: two at once cannot both be the last that fits.
  select t.* into key from public.api_tokens t join auth.users u on u.id = t.user_id
    where t.user_id = person and t.id = token and t.scope = 'propose'
      and (t.expires_at is null or t.expires_at > now())
      and (u.banned_until is null or u.banned_until < now()) and u.deleted_at is null
    for update of t;
  if key.id is null then
    return '{"trouble": "gone"}';
  end if;
  delete from public.key_proposals p where p.user_id = person and p.created_at < now() - interval '30 days';
  select p.id into known from public.key_proposals p
    where p.user_id = person and p.token_id = token and p.change = content
      and not exists (select 1 from public.coach_actions a where a.user_id = person and a.id = p.id)
    limit 1;
  if known is not null then
    return jsonb_build_object('id', known);
  end if;
  if (select count(*) from public.key_proposals p where p.user_id = person and p.token_id = token
      and not exists (select 1 from public.coach_actions a where a.user_id = person and a.id = p.id)) >= most then
    return '{"trouble": "many"}';
  end if;
  insert into public.key_proposals (user_id, id, token_id, key_name, change)
    values (person, proposal, token, key.name, content);
  insert into public.key_days (user_id, token_id, day, name, proposals) values (person, token, current_date, key.name, 1)
    on conflict (user_id, token_id, day) do update
      set proposals = public.key_days.proposals + 1, updated_at = now();
  return jsonb_build_object('id', proposal);
end $$;
revoke all on function public.lay_proposal(uuid, uuid, text, jsonb, integer) from public;
grant execute on function public.lay_proposal(uuid, uuid, text, jsonb, integer) to balanse_service;

-- As in 0162, and what keys did on a day goes with the other journals after 180 days.
create or replace function public.sweep_activity(most integer) returns bigint
  language sql security definer set search_path = ''
as $$
  with own as (
    delete from public.activity_events where (user_id, id) in (
      select user_id, id from public.activity_events where created_at <= now() - interval '180 days' limit most
    ) returning 1
  ),
  signed as (
    delete from auth.audit_events where id in (
      select id from auth.audit_events where created_at <= now() - interval '180 days' limit most
    ) returning 1
  ),
  keys as (
    delete from public.key_days where (user_id, token_id, day) in (
      select user_id, token_id, day from public.key_days where updated_at <= now() - interval '180 days' limit most
    ) returning 1
  )
  select (select count(*) from own) + (select count(*) from signed) + (select count(*) from keys)
$$;
