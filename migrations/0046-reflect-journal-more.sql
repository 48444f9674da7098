-- What an entry is about beside its words, and what an evening can say in one tap. `asked` keeps the questions of a
-- template that the person made, so that the answers stay readable when the template changes or goes.
alter table public.journal_entries
  drop column search,
  add column energy smallint check (energy between 1 and 5),
  add column feelings jsonb not null default '[]',
  add column pillars jsonb not null default '[]',
  add column asked jsonb,
  add column is_muted boolean not null default false,
  -- A search reads the words of every entry of a person. Kept inside the row they are read three times faster than from
  -- beside it, where Postgres moves whatever makes a row longer than 2 KB.
  set (toast_tuple_target = 8160);
alter table public.journal_entries
  add column search tsvector not null generated always as (
    to_tsvector('simple', title || ' ' || body)
      || jsonb_to_tsvector('simple', fields, '["string"]')
      || jsonb_to_tsvector('simple', tags || feelings, '["string"]')
  ) stored;
alter table public.journal_entries alter column search set storage main;
-- A page may have 100,000 characters; two of them, cut into words in the worst way, would be more than a tsvector holds.
alter table public.daily_reflections
  add column helped_by jsonb not null default '[]',
  add column got_in_way jsonb not null default '[]',
  add column is_muted boolean not null default false,
  set (toast_tuple_target = 8160);
alter table public.daily_reflections
  add column search tsvector not null generated always as (
    to_tsvector('simple', left(challenges, 50000) || ' ' || left(helped, 50000) || ' ' || tomorrow)
      || jsonb_to_tsvector('simple', wins || grateful_for || helped_by || got_in_way, '["string"]')
  ) stored;
alter table public.daily_reflections alter column search set storage main;
