-- The conversation with the coach. Both sides are kept, unless the person's privacy mode is on.
create table public.chat_messages (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  sender text not null check (sender in ('user', 'assistant')),
  content text not null check (length(content) <= 20000),
  -- Who wrote a reply: our own exercises or a model; null for the person's own messages.
  engine text check (engine in ('guided', 'model')),
  -- {model, host} of a reply that a model wrote
  written_by jsonb,
  safety_level text not null default 'none' check (safety_level in ('none', 'concern', 'crisis')),
  -- The person's own day, written once and never moved by a change of zone.
  local_date date not null,
  stopped boolean not null default false,
  -- The message that a reply answers: sending the same message again gets the same reply.
  reply_to uuid,
  -- {quick, actions, sources, notice} of a reply
  extras jsonb not null default '{}',
  version integer not null default 1,
  -- Both messages of a turn are written in one transaction, so now() would not put them in order.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.chat_messages (user_id, created_at desc);
create index on public.chat_messages (user_id, local_date) where sender = 'user';
create unique index on public.chat_messages (user_id, reply_to) where reply_to is not null;

-- Where the person is in a guided exercise; an empty object between exercises.
create table public.coach_states (
  user_id uuid primary key references auth.users (id) on delete cascade,
  state jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Turns and tokens of a person by day: numbers only. The minute columns are the burst limit.
create table public.ai_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  turns integer not null default 0,
  model_turns integer not null default 0,
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  -- Millionths of the operator's currency.
  micro_cost bigint not null default 0,
  minute_start timestamptz not null default now(),
  minute_turns integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);

do $$
declare name text;
begin
  foreach name in array array['chat_messages', 'coach_states', 'ai_usage'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;

-- What the whole server spent on a model on one UTC day, reserved before a call and settled after it.
create table public.ai_spend (
  day date primary key,
  micro_cost bigint not null default 0
);
grant select, insert, update, delete on public.ai_spend to balanse_service;

-- Questions to the public help bot by hashed address and hour.
create table public.chat_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (key, window_start)
);
create index on public.chat_limits (window_start);
grant select, insert, update, delete on public.chat_limits to balanse_service;
