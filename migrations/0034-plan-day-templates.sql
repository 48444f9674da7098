-- Shapes of days that come again: what stood in one, without what became of it.
create table public.day_templates (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 64),
  shape jsonb not null,
  -- Days of the week on which it is offered, 0 = Sunday; it is never applied by itself.
  weekdays jsonb not null default '[]',
  -- Taken out by the person; it can come back for thirty days.
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.day_templates enable row level security;
alter table public.day_templates force row level security;
create policy own_rows on public.day_templates to balanse_user
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.day_templates to balanse_user;
