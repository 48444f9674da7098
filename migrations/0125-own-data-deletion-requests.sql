-- A person who asked to have everything deleted: until `due_at` they may take it back. The row goes with the account.
create table public.deletion_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  due_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.deletion_requests (due_at);
alter table public.deletion_requests enable row level security;
alter table public.deletion_requests force row level security;
create policy own_rows on public.deletion_requests to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy by_service on public.deletion_requests to balanse_service using (true) with check (true);
grant select, insert, delete on public.deletion_requests to balanse_user;
grant select, delete on public.deletion_requests to balanse_service;
