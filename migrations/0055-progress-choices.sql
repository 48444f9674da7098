-- What a person chose about their own numbers. The numbers themselves are never stored: they are computed from rows.
create table public.progress_weights (
  user_id uuid primary key references auth.users (id) on delete cascade,
  intention smallint not null check (intention between 10 and 40),
  follow_through smallint not null check (follow_through between 10 and 40),
  reflection smallint not null check (reflection between 10 and 40),
  balance smallint not null check (balance between 10 and 40),
  -- The version of the formula that the weights were chosen for.
  formula smallint not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Days that are neutral: a pause, which may have no end yet, or rest that was planned.
create table public.progress_pauses (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('pause', 'rest')),
  from_date date not null,
  to_date date check (to_date >= from_date),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['progress_weights', 'progress_pauses'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;
