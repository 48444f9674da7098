-- What an admin decided about the model for everybody, newest last: it wins over the settings of the server, in one direction
-- only. It can switch the model off or lower what a day may cost; it can never allow what the settings do not.
create table public.model_switches (
  version integer primary key check (version > 0),
  is_off boolean not null,
  -- Millionths of the operator's currency; null leaves it to the setting.
  daily_budget bigint check (daily_budget > 0),
  switched_by uuid references auth.users (id) on delete set null,
  switched_by_email text not null,
  created_at timestamptz not null default now()
);
create index on public.model_switches (switched_by);
alter table public.model_switches enable row level security;
alter table public.model_switches force row level security;
create policy by_service on public.model_switches to balanse_service using (true) with check (true);
create policy by_owner on public.model_switches to current_user using (true) with check (true);
grant select, insert on public.model_switches to balanse_service;

-- How often something went wrong on the server's side, by day, kind and place: no text, no address, nobody.
create table public.fault_counts (
  day date not null,
  kind text not null check (length(kind) <= 60),
  place text not null check (length(place) <= 120),
  times integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (day, kind, place)
);
alter table public.fault_counts enable row level security;
alter table public.fault_counts force row level security;
create policy by_service on public.fault_counts to balanse_service using (true) with check (true);
create policy by_owner on public.fault_counts to current_user using (true) with check (true);
grant select, insert, update, delete on public.fault_counts to balanse_service;
