-- Files of people: buckets, and the rows of the objects in them. The bytes lie elsewhere (platform/blobs), under the
-- uuid in `blob`; a row is what makes them exist.
create schema storage;
grant usage on schema storage to balanse_user, balanse_anon, balanse_service;

create table storage.buckets (
  id text collate "C" primary key check (length(id) between 1 and 100),
  name text collate "C" not null unique check (length(name) between 1 and 100),
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text collate "C" not null references storage.buckets (id),
  name text collate "C" not null check (length(name) between 1 and 900),
  -- The first folder of the name, null without one. Policies compare it, because only an equality may use an index
  -- below row-level security.
  folder text collate "C" generated always as (
    case when position('/' in name) > 0 then split_part(name, '/', 1) end
  ) stored,
  owner uuid,
  owner_id text,
  version uuid not null default gen_random_uuid(),
  -- Changes with every new content, never with a new name.
  blob uuid not null unique,
  -- {eTag, size, mimetype, cacheControl, lastModified, contentLength, httpStatusCode, xRobotsTag?}
  metadata jsonb not null,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index on storage.objects (folder, bucket_id);
create index on storage.objects (bucket_id, lower(name));

do $$
declare name text;
begin
  foreach name in array array['buckets', 'objects'] loop
    execute format('alter table storage.%I enable row level security', name);
    execute format('alter table storage.%I force row level security', name);
    execute format('create policy by_service on storage.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on storage.%I to current_user using (true) with check (true)', name);
    -- Without a policy of theirs people and anon find nothing and may write nothing, in the words of the protocol.
    execute format('grant select, insert, update, delete on storage.%I to balanse_user, balanse_anon, balanse_service', name);
  end loop;
end $$;

-- A person has the folder of their id, in every bucket. Nobody else has anything.
create policy own_folder on storage.objects to balanse_user
  using (folder = (select auth.uid())::text) with check (folder = (select auth.uid())::text);

-- The folder goes with the account; the sweep takes the bytes that no row names any more.
create function storage.forget_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from storage.objects o where o.folder = old.id::text;
  return null;
end $$;
create trigger forget_objects after delete on auth.users for each row execute function storage.forget_person();
