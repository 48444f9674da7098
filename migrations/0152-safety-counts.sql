-- How often help was shown to anybody, by month. Nothing in it belongs to a person, and nothing of a person leads to it.
create table public.safety_counts (
  month date not null,
  level text not null check (level in ('concern', 'crisis')),
  shown integer not null default 0,
  primary key (month, level)
);
grant select, insert, update on public.safety_counts to balanse_service;
alter table public.safety_counts enable row level security;
alter table public.safety_counts force row level security;
create policy by_service on public.safety_counts to balanse_service using (true) with check (true);
create policy by_admin on public.safety_counts for select to balanse_user using ((select public.is_admin()));
grant select on public.safety_counts to balanse_user;
