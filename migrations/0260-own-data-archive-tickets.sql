-- An address that hands out a person's archive once, within a minute: the browser itself saves what comes, so that it never
-- holds the whole in memory. Of the ticket only a hash is kept; a person has one at most.
create table public.archive_tickets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ticket_hash bytea not null unique,
  -- What the token said that asked for it. Whether its session lives is asked again when the ticket is used.
  claims jsonb not null,
  expires_at timestamptz not null
);
alter table public.archive_tickets enable row level security;
alter table public.archive_tickets force row level security;
create policy own_rows on public.archive_tickets to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.archive_tickets to balanse_service using (true) with check (true);
create policy by_owner on public.archive_tickets to current_user using (true) with check (true);
grant select, insert, update, delete on public.archive_tickets to balanse_user;
grant select, delete on public.archive_tickets to balanse_service;
