-- Questions that the help articles did not answer, so that whoever runs the server knows what to write next. Nobody's:
-- no person, no address, no hour; e-mail addresses, links and long numbers are taken out before, and the safety gate
-- has let the question pass.
create table public.help_gaps (
  -- As it was first asked, and the same without capitals and marks: alike questions are counted together.
  key text primary key check (length(key) between 1 and 200),
  question text not null check (length(question) between 1 and 200),
  asked integer not null default 1,
  first_asked date not null,
  last_asked date not null
);
alter table public.help_gaps enable row level security;
alter table public.help_gaps force row level security;
create policy service_only on public.help_gaps to balanse_service using (true) with check (true);
grant select, insert, update, delete on public.help_gaps to balanse_service;
