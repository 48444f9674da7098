-- What a person agreed to pay for, one row each. A person reads their own; only the server writes.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null until something begins: whoever only looked at a checkout has a customer there and nothing else.
  state text check (state in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  provider text not null check (provider in ('manual', 'stripe')),
  plan text check (length(plan) <= 40),
  per text check (per in ('month', 'year')),
  -- In the smallest unit of the currency.
  amount integer check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  trial_ends_at timestamptz,
  -- Paid, or asked to be paid, up to here.
  period_ends_at timestamptz,
  grace_ends_at timestamptz,
  -- When a canceled one ends, or an expired one did.
  ends_at timestamptz,
  -- A trial is had once.
  has_tried boolean not null default false,
  customer_id text unique,
  checkout_id text,
  subscription_id text unique,
  -- When the payment service says that this subscription began, and how new what we know of it is.
  begun_at timestamptz,
  told_at timestamptz,
  -- The day that a letter has told of already.
  reminded_for timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.subscriptions (state) where state in ('trialing', 'active', 'past_due', 'canceled');

create table public.invoices (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (length(id) <= 100),
  number text not null default '' check (length(number) <= 100),
  state text not null check (state in ('open', 'paid', 'void', 'refund_due', 'refunded')),
  amount integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  issued_at timestamptz not null,
  due_at timestamptz,
  paid_at timestamptz,
  -- Where the payment service shows it; empty where there is none.
  address text not null default '' check (length(address) <= 2000),
  told_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index on public.invoices (number) where number <> '';
create sequence public.invoice_numbers;

-- Messages of the payment service that were dealt with: each counts once. Their ids say nothing of a person.
create table public.billing_events (
  id text primary key check (length(id) <= 100),
  received_at timestamptz not null default now()
);
create index on public.billing_events (received_at);

do $$
declare name text;
begin
  foreach name in array array['subscriptions', 'invoices'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy own_rows on public.%I for select to balanse_user using (user_id = (select auth.uid()))', name);
    execute format('create policy by_service on public.%I to balanse_service using (true) with check (true)', name);
    execute format('create policy by_owner on public.%I to current_user using (true) with check (true)', name);
    execute format('grant select on public.%I to balanse_user', name);
    execute format('grant select, insert, update on public.%I to balanse_service', name);
  end loop;
end $$;
alter table public.billing_events enable row level security;
alter table public.billing_events force row level security;
create policy by_service on public.billing_events to balanse_service using (true) with check (true);
create policy by_owner on public.billing_events to current_user using (true) with check (true);
grant select, insert, delete on public.billing_events to balanse_service;
grant usage on sequence public.invoice_numbers to balanse_service;
