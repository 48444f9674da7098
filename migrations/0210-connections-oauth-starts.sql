-- Who is on the way to another service to agree to a connection: which state was handed out, to whom, in which browser. Of
-- both only hashes are kept; each is good once, for ten minutes.
create table public.oauth_starts (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  service text not null check (length(service) between 1 and 20),
  state_hash bytea not null unique,
  browser_hash bytea not null,
  -- What proves to the service that who asked is who came back; null where a service has no such thing.
  verifier_sealed bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.oauth_starts (created_at);
alter table public.oauth_starts enable row level security;
alter table public.oauth_starts force row level security;
create policy own_rows on public.oauth_starts to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.oauth_starts to balanse_service using (true) with check (true);
create policy by_owner on public.oauth_starts to current_user using (true) with check (true);
grant select, insert, delete on public.oauth_starts to balanse_user;
grant select (created_at), delete on public.oauth_starts to balanse_service;
