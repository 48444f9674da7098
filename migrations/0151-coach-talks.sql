-- How long somebody has been talking with software today, for the reminders; pauses of half an hour do not count.
alter table public.ai_usage add column active_seconds integer not null default 0;

-- The person said that they are under 18: no model then, and the lines for young people come first.
alter table public.coach_states add column is_minor boolean not null default false;
