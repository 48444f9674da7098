-- How somebody arrives in a day, the hours of its time for themselves, and what was taken out of it: kept for thirty
-- days, so that no written word goes with one tap.
alter table public.day_plans
  add column energy text check (energy in ('low', 'steady', 'high')),
  add column minutes_available smallint check (minutes_available between 0 and 1440),
  add column time_for_me_starts_at text check (time_for_me_starts_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column time_for_me_minutes smallint check (time_for_me_minutes between 1 and 1440),
  add column put_aside jsonb not null default '[]';
