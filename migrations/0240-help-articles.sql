-- Help articles as admins changed them in the console. Only ever added to: the newest version of an article is in force,
-- the others are what it was before, with who wrote them and when. An article without a row is as its file has it.
create table public.help_article_versions (
  article_id text not null check (article_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(article_id) <= 60),
  version integer not null check (version >= 1),
  -- published: on the page with these words; withdrawn: kept, and shown to nobody but admins; file: as the file has it again.
  state text not null check (state in ('published', 'withdrawn', 'file')),
  title text not null check (length(title) between 1 and 160),
  words text not null check (length(words) <= 1000),
  body text not null check (length(body) between 1 and 20000),
  position integer not null,
  admin_id uuid references auth.users (id) on delete set null,
  -- Who it was at the time, for when the account is gone.
  admin_email text not null,
  created_at timestamptz not null default now(),
  primary key (article_id, version)
);
create index on public.help_article_versions (admin_id);
alter table public.help_article_versions enable row level security;
alter table public.help_article_versions force row level security;
create policy by_service on public.help_article_versions to balanse_service using (true) with check (true);
grant select, insert on public.help_article_versions to balanse_service;
