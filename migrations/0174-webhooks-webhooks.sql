-- Addresses of programs that want to hear when something was saved. The address and the secret that signs lie sealed.
create table public.webhooks (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  host text not null,
  address_sealed bytea not null,
  secret_sealed bytea not null,
  -- plan.saved, reflection.saved
  events jsonb not null,
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- What was or will be told: which row, and never what stands in it.
create table public.webhook_messages (
  user_id uuid not null,
  webhook_id uuid not null,
  id uuid not null default gen_random_uuid(),
  event text not null check (length(event) <= 40),
  kind text not null check (length(kind) <= 20),
  row_key text not null check (length(row_key) <= 64),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  tries integer not null default 0,
  -- A row that is typed into is saved every few seconds: one message a minute says it.
  next_at timestamptz not null default now() + interval '1 minute',
  -- What the other server answered last, or why it did not.
  status integer,
  trouble text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, webhook_id, id),
  foreign key (user_id, webhook_id) references public.webhooks (user_id, id) on delete cascade
);
create unique index on public.webhook_messages (user_id, webhook_id, event, kind, row_key) where state = 'waiting' and tries = 0;
create index on public.webhook_messages (next_at) where state = 'waiting';
create index on public.webhook_messages (updated_at) where state <> 'waiting';

do $$
declare name text;
begin
  foreach name in array array['webhooks', 'webhook_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert, update, delete on public.webhooks to balanse_user;
grant select on public.webhook_messages to balanse_user;
grant select on public.webhooks to balanse_service;
grant select, update, delete on public.webhook_messages to balanse_service;

-- Writes a message for each address of the person that wants to hear of it. It is a trigger, so that no writer can forget to.
create function public.note_webhooks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  wanted_event text := tg_argv[0];
  row_kind text := tg_argv[1];
  row_name text := to_jsonb(new) ->> tg_argv[2];
begin
  insert into public.webhook_messages (user_id, webhook_id, event, kind, row_key)
    select new.user_id, w.id, wanted_event, row_kind, row_name from public.webhooks w
    where w.user_id = new.user_id and w.is_on and w.events ? wanted_event
    on conflict do nothing;
  return null;
end $$;
create trigger note_webhooks after insert or update on public.day_plans
  for each row execute function public.note_webhooks('plan.saved', 'day', 'date');
create trigger note_webhooks after insert or update on public.week_plans
  for each row execute function public.note_webhooks('plan.saved', 'week', 'week_start_date');
create trigger note_webhooks after insert or update on public.month_plans
  for each row execute function public.note_webhooks('plan.saved', 'month', 'month_date');
create trigger note_webhooks after insert or update on public.daily_reflections
  for each row execute function public.note_webhooks('reflection.saved', 'evening', 'date');
create trigger note_webhooks after insert or update on public.journal_entries
  for each row execute function public.note_webhooks('reflection.saved', 'entry', 'id');
