-- Accounts that an organisation's sign-in service speaks for. Their addresses are the organisation's word: they claim
-- none in auth.addresses, and the person cannot change them here.
alter table auth.users add column is_sso_user boolean not null default false;

-- Assertions of such services that were used: each counts once. They run out by themselves long before a row goes.
create table auth.used_assertions (
  issuer text not null,
  id text not null,
  created_at timestamptz not null default now(),
  primary key (issuer, id)
);
create index on auth.used_assertions (created_at);
alter table auth.used_assertions enable row level security;
alter table auth.used_assertions force row level security;
create policy by_service on auth.used_assertions to balanse_service using (true) with check (true);
create policy by_owner on auth.used_assertions to current_user using (true) with check (true);
grant select, insert, update, delete on auth.used_assertions to balanse_service;
