-- What a person says about a challenge or an achievement that the rows alone do not: done by hand, skipped, or taken
-- off the page. `mark` is null once they took it back; the row stays, so that its version goes on.
create table public.progress_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (length(id) <= 64),
  mark text check (mark in ('done', 'skipped', 'removed')),
  -- The person's day on which they said so.
  marked_on date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.progress_marks enable row level security;
alter table public.progress_marks force row level security;
create policy own_rows on public.progress_marks to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.progress_marks to balanse_user;
