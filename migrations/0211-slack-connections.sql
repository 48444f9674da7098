-- How a person is reached in Slack: by the app of whoever runs the server, or by the address of a webhook that they pasted.
create table public.slack_connections (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('app', 'webhook')),
  -- The token of the app, or the address.
  secret_sealed bytea not null,
  host text not null default '' check (length(host) <= 300),
  -- Where the person is in Slack, and the room in which only they and the app are.
  team_id text check (length(team_id) <= 40),
  team_name text not null default '' check (length(team_name) <= 200),
  slack_user_id text check (length(slack_user_id) <= 40),
  channel_id text check (length(channel_id) <= 40),
  -- Why nothing arrives any more, in a sentence; empty while all is well.
  trouble text not null default '' check (length(trouble) <= 500),
  -- When Slack took a message last.
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind),
  check (kind = 'webhook' or (team_id is not null and slack_user_id is not null and channel_id is not null))
);
-- Somebody in Slack belongs to one account here, or /balanse would not know whose journal is meant.
create unique index on public.slack_connections (team_id, slack_user_id) where kind = 'app';
alter table public.slack_connections enable row level security;
alter table public.slack_connections force row level security;
create policy own_rows on public.slack_connections to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.slack_connections to balanse_service using (true) with check (true);
create policy by_owner on public.slack_connections to current_user using (true) with check (true);
grant select, insert, update, delete on public.slack_connections to balanse_user;
grant select, update on public.slack_connections to balanse_service;

-- Signatures of commands that came already: each counts once. They say nothing of anybody.
create table public.slack_signatures (
  signature bytea primary key,
  heard_at timestamptz not null default now()
);
create index on public.slack_signatures (heard_at);
alter table public.slack_signatures enable row level security;
alter table public.slack_signatures force row level security;
create policy by_service on public.slack_signatures to balanse_service using (true) with check (true);
create policy by_owner on public.slack_signatures to current_user using (true) with check (true);
grant select, insert, delete on public.slack_signatures to balanse_service;

-- Whose account a signed command of Slack is for. It sets the claims of that person for this transaction, so that what follows as
-- balanse_user sees and writes their rows alone; null, and no claims, when nobody is connected or the account rests.
create function public.open_slack_person(team text, slack_person text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select c.user_id into person
    from public.slack_connections c join auth.users u on u.id = c.user_id
    where c.kind = 'app' and c.team_id = team and c.slack_user_id = slack_person
    and (u.banned_until is null or u.banned_until < now()) and u.deleted_at is null;
  if person is not null then
    perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
  end if;
  return person;
end $$;
revoke all on function public.open_slack_person(text, text) from public;
grant execute on function public.open_slack_person(text, text) to balanse_service;
