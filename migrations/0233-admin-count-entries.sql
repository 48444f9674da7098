-- More counts for the console, by a function that can return nothing else. The admin's role is asked before it is called.
create function public.count_more() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('journal_entries', (select count(*) from public.journal_entries where deleted_at is null))
$$;
revoke all on function public.count_more() from public;
grant execute on function public.count_more() to balanse_service;

-- The counts of the overview, as before, with people of the week counted by hash instead of by sorting every plan.
create or replace function public.count_overview() returns jsonb
  language plpgsql stable security definer set search_path = '' set work_mem = '32MB'
as $$
begin
  if not exists (select 1 from public.profiles where user_id = auth.uid() and role = 'admin') then
    return null;
  end if;
  return jsonb_build_object(
    'people', (select count(*) from auth.users),
    'active_last_7_days', (select count(*) from (
      select distinct user_id from public.day_plans where updated_at > now() - interval '7 days') active),
    'day_plans', (select count(*) from public.day_plans),
    'evening_reflections', (select count(*) from public.daily_reflections),
    'visions', (select count(*) from public.visions),
    'database_bytes', pg_database_size(current_database())
  );
end $$;

-- How many of a list have confirmed is said on each page of it.
create index on public.list_entries (list, confirmed_at);
