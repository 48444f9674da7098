-- What somebody is preparing to bring to a professional: which days and sections, what is left out, and the questions
-- in their own words. The report itself is made in the browser and is stored nowhere.
create table public.report_drafts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  from_date date,
  to_date date,
  sections jsonb not null default '[]',
  left_out jsonb not null default '[]',
  questions text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.report_drafts enable row level security;
alter table public.report_drafts force row level security;
create policy own_rows on public.report_drafts to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.report_drafts to balanse_user;
