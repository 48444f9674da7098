-- What admins did with accounts. It is only ever added to. Whoever it was done to reads it in their own activity as well.
create table public.admin_events (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('role', 'disabled', 'enabled', 'second_steps_removed', 'invited', 'deleted')),
  -- To whom. When their account is gone, what was done stays without them.
  person_id uuid references auth.users (id) on delete set null,
  -- user, tester or admin for a role; otherwise empty.
  detail text not null default '' check (length(detail) <= 40),
  admin_id uuid references auth.users (id) on delete set null,
  -- Who it was at the time, for when the account is gone.
  admin_email text not null,
  created_at timestamptz not null default now()
);
create index on public.admin_events (created_at desc, id desc);
create index on public.admin_events (person_id);
create index on public.admin_events (admin_id);
alter table public.admin_events enable row level security;
alter table public.admin_events force row level security;
create policy by_service on public.admin_events to balanse_service using (true) with check (true);
grant select, insert on public.admin_events to balanse_service;

-- The list of people, newest first, and looking somebody up by how their address or name begins.
create index on auth.users (created_at desc, id desc);
create index on auth.users (email text_pattern_ops);
create index on public.profiles (lower(full_name) text_pattern_ops);
