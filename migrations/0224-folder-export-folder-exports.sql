-- A folder elsewhere (WebDAV or S3) to which a person's pages are written as Markdown, daily or weekly. Where it is and what
-- opens it lie sealed.
-- The pages are read behind a key that nobody knows: it reads only, ends with its account, and is in no list.
alter table public.api_tokens add column made_for text not null default '' check (made_for in ('', 'folder_export'));

create table public.folder_exports (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_id uuid not null,
  kind text not null check (kind in ('webdav', 's3')),
  -- As the person reads it; the rest of the address is sealed.
  host text not null check (length(host) between 1 and 300),
  settings_sealed bytea not null,
  rhythm text not null check (rhythm in ('daily', 'weekly')),
  is_on boolean not null default true,
  next_at timestamptz not null default now(),
  -- How often in a row nothing came of it, and why the last time.
  tries integer not null default 0,
  trouble text not null default '',
  succeeded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id),
  foreign key (user_id, token_id) references public.api_tokens (user_id, id) on delete cascade
);
create index on public.folder_exports (next_at) where is_on;

-- What was written there last: the name of each file (made of a date or a number) and a digest of its text.
create table public.folder_export_files (
  user_id uuid not null references public.folder_exports (user_id) on delete cascade,
  path text not null check (length(path) <= 300),
  digest bytea not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, path)
);

create table public.folder_export_runs (
  user_id uuid not null references public.folder_exports (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  written integer not null,
  trouble text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.folder_export_runs (user_id, created_at desc);

do $$
declare name text;
begin
  foreach name in array array['folder_exports', 'folder_export_files', 'folder_export_runs'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert, update, delete on public.folder_exports to balanse_user;
grant select, delete on public.folder_export_files to balanse_user;
grant select on public.folder_export_runs to balanse_user;
grant select, update on public.folder_exports to balanse_service;
grant select, insert, update, delete on public.folder_export_files to balanse_service;
grant select, insert, delete on public.folder_export_runs to balanse_service;
