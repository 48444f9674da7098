-- What a person said to the coach's suggestions. An accepted one keeps what it wrote, so that it can be undone for
-- thirty days; a "never" keeps the coach from suggesting the same again.
create table public.coach_actions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (length(id) between 1 and 64),
  decision text not null check (decision in ('accepted', 'declined', 'never')),
  -- The change as it was answered, with the person's own words where they edited it.
  change jsonb not null,
  -- [{field, item, part, before, after}] of what an accepted change wrote
  touched jsonb not null default '[]',
  undone_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on public.coach_actions (user_id, created_at desc);

-- What the coach is to know of a person: lines that they wrote or kept themselves. It draws no conclusions of its own.
create table public.coach_memories (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- commitment: one line at the end of a talk, asked about once in the next one.
  kind text not null check (kind in ('note', 'commitment')),
  statement text not null check (length(statement) between 1 and 500),
  -- {label, path} of where it was said; null when the person wrote it down here.
  source jsonb,
  pinned boolean not null default false,
  -- Switched off: kept, and not read.
  is_off boolean not null default false,
  -- The person's own days. After `expires_on` it is no longer read.
  kept_on date not null,
  expires_on date,
  last_used_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- What a person said of a reply. Only written while they allow it in their settings.
create table public.coach_feedback (
  user_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid not null,
  verdict text not null check (verdict in ('helped', 'did_not_help')),
  reason text not null default '' check (length(reason) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, message_id)
);

-- Exactly what was sent to a model's host for one reply, to be shown to the person; gone with the reply, or after thirty days.
create table public.coach_sent (
  user_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid not null,
  host text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references public.chat_messages (user_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['coach_actions', 'coach_memories', 'coach_feedback', 'coach_sent'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I to balanse_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, insert, update, delete on public.%I to balanse_user', name);
  end loop;
end $$;
