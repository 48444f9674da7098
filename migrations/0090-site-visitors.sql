-- What visitors without an account leave with us, and whether the public pages are open. Written by the service only;
-- an admin reads through policies that ask the role column, so that no other signed-in person finds a row.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = auth.uid() and role = 'admin')
$$;
revoke all on function public.is_admin() from public;
grant execute on function public.is_admin() to balanse_user;

-- Every switch of the gate, which is its audit as well: the newest row is in force, and no row is ever changed. Two admins
-- who switch at once collide on the version.
create table public.gate_switches (
  version integer primary key check (version > 0),
  gate text not null check (gate in ('waitlist', 'open')),
  -- Null for the first row, which comes from the setting at the first start.
  switched_by uuid references auth.users (id) on delete set null,
  -- Who it was at the time, for when the account is gone.
  switched_by_email text not null default '',
  created_at timestamptz not null default now()
);

-- The waitlist and the newsletter. Whoever leaves a list is deleted from it.
create table public.list_entries (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('waitlist', 'newsletter')),
  email text not null check (email = lower(email) and length(email) <= 254),
  help_with text check (length(help_with) <= 40),
  -- The proof of consent: when, and to which wording.
  consent_at timestamptz not null default now(),
  consent_wording text not null,
  -- Until when the link in the letter confirms; null when no letter could be sent, because mail was not set up.
  confirm_by timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (list, email)
);
create index on public.list_entries (list, created_at desc, id desc);
create index on public.list_entries (confirm_by) where confirmed_at is null;

-- Of each letter only the SHA-256 of its token is kept. A later letter does not end an earlier one.
create table public.list_letters (
  token_hash bytea primary key,
  entry_id uuid not null references public.list_entries (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on public.list_letters (entry_id);

-- The contact form and "Report an Issue".
create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  kind text not null check (kind in ('contact', 'issue')),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) <= 200),
  message text not null check (length(message) <= 5000),
  -- Of an issue: where it happened, and in which version.
  page text not null default '' check (length(page) <= 500),
  app_version text not null default '' check (length(app_version) <= 40),
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.support_messages (created_at desc, id desc);

do $$
declare name text;
begin
  foreach name in array array['gate_switches', 'list_entries', 'list_letters', 'support_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_service', name);
  end loop;
  foreach name in array array['gate_switches', 'list_entries', 'support_messages'] loop
    execute format('create policy by_admin on public.%I to balanse_user using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('grant select on public.%I to balanse_user', name);
  end loop;
end $$;
revoke update, delete on public.gate_switches from balanse_service;
grant insert on public.gate_switches to balanse_user;
grant delete on public.list_entries to balanse_user;
grant update (answered_at, answered_by, version, updated_at) on public.support_messages to balanse_user;
