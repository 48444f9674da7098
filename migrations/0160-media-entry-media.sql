-- Pictures and voice notes of journal entries. The bytes are an object of the same name in the person's folder of the
-- bucket `journal`; without this row nobody is shown them.
create table public.entry_media (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- No foreign key: a picture may arrive before the words it belongs to. What never gets an entry is swept.
  entry_id uuid not null,
  kind text not null check (kind in ('picture', 'sound')),
  -- The name in the folder, which is the same in every account that the file travels to.
  file text not null check (file ~ '^[0-9a-f-]{36}\.[a-z0-9]{2,4}$'),
  -- What a picture shows for somebody who cannot see it, or what is said.
  words text not null default '' check (length(words) <= 500),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  seconds integer check (seconds between 0 and 86400),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.entry_media (user_id, entry_id, created_at);
create unique index on public.entry_media (user_id, file);
alter table public.entry_media enable row level security;
alter table public.entry_media force row level security;
create policy own_rows on public.entry_media to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- The triggers and the sweep run with their owner's rights; under FORCE the owner needs a policy too.
create policy by_owner on public.entry_media to current_user using (true) with check (true);
grant select, insert, update, delete on public.entry_media to balanse_user;

-- Private like every bucket. A recording is a video without a picture to whoever looks at its bytes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('journal', 'journal', false, 25000000, array['image/webp', 'image/jpeg', 'image/png', 'image/gif',
  'audio/*', 'video/webm', 'video/mp4']);

-- An entry that is gone for good takes its pictures along, and a picture its bytes: the sweep takes what no row names.
create function public.forget_entry_media() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.entry_media m where m.user_id = old.user_id and m.entry_id = old.id;
  return null;
end $$;
create trigger forget_media after delete on public.journal_entries
  for each row execute function public.forget_entry_media();

create function public.forget_media_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from storage.objects o
   where o.folder = old.user_id::text and o.bucket_id = 'journal' and o.name = old.user_id::text || '/' || old.file;
  return null;
end $$;
create trigger forget_file after delete on public.entry_media
  for each row execute function public.forget_media_file();

-- Removes what nothing leads to any more: pictures whose entry was never written within 30 days, and files in the
-- bucket that no picture names after two days. Answers how many it were, and nothing of what is in them.
create function public.sweep_entry_media(most integer) returns bigint
  language sql security definer set search_path = ''
as $$
  with lonely as (
    delete from public.entry_media where (user_id, id) in (
      select m.user_id, m.id from public.entry_media m
       where m.created_at <= now() - interval '30 days' and m.updated_at <= now() - interval '30 days'
         and not exists (select from public.journal_entries e where e.user_id = m.user_id and e.id = m.entry_id)
       limit most
    ) returning 1
  ),
  nameless as (
    delete from storage.objects where id in (
      select o.id from storage.objects o
       where o.bucket_id = 'journal' and o.updated_at <= now() - interval '2 days'
         and not exists (
           select from public.entry_media m
            where m.user_id::text = o.folder and o.name = o.folder || '/' || m.file)
       limit most
    ) returning 1
  )
  select (select count(*) from lonely) + (select count(*) from nameless)
$$;
revoke all on function public.forget_entry_media(), public.forget_media_file(), public.sweep_entry_media(integer) from public;
grant execute on function public.sweep_entry_media(integer) to balanse_service;
