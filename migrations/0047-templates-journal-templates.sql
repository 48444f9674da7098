-- Templates that a person made. The questions stand in `fields` in their order.
create table public.journal_templates (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  title text not null default '',
  purpose text not null default '',
  minutes smallint not null default 5,
  fields jsonb not null default '[]',
  tags jsonb not null default '[]',
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.journal_templates enable row level security;
alter table public.journal_templates force row level security;
create policy own_rows on public.journal_templates to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.journal_templates to balanse_user;
