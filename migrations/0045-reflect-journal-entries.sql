-- Everything that is written beside the evening of a day: gratitude, choose again, free writing, reviews, templates.
-- `search` is stored so that a search never parses texts again. It has no GIN index on purpose: matching is not
-- leakproof, so under row-level security Postgres narrows by user_id first and could never use one.
create table public.journal_entries (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  template text not null,
  date date not null,
  title text not null default '',
  body text not null default '',
  fields jsonb not null default '{}',
  mood text,
  tags jsonb not null default '[]',
  finished_at timestamptz,
  deleted_at timestamptz,
  search tsvector not null generated always as (
    to_tsvector('simple', title || ' ' || body)
      || jsonb_to_tsvector('simple', fields, '["string"]')
      || jsonb_to_tsvector('simple', tags, '["string"]')
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.journal_entries (user_id, date desc, created_at desc, id desc);
alter table public.journal_entries enable row level security;
alter table public.journal_entries force row level security;
create policy own_rows on public.journal_entries to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.journal_entries to balanse_user;
