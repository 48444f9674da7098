-- An admin sees counts, never entries. The function runs with its owner's rights and hands out numbers only; it
-- checks the role itself, because every signed-in person shares one database role.
do $$
declare name text;
begin
  foreach name in array array['day_plans', 'daily_reflections', 'visions'] loop
    execute format('create policy by_owner on public.%I to current_user using (true)', name);
  end loop;
end $$;

create function public.count_overview() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles where user_id = auth.uid() and role = 'admin') then
    return null;
  end if;
  return jsonb_build_object(
    'people', (select count(*) from auth.users),
    'active_last_7_days', (select count(distinct user_id) from public.day_plans where updated_at > now() - interval '7 days'),
    'day_plans', (select count(*) from public.day_plans),
    'evening_reflections', (select count(*) from public.daily_reflections),
    'visions', (select count(*) from public.visions),
    'database_bytes', pg_database_size(current_database())
  );
end $$;
revoke all on function public.count_overview() from public;
grant execute on function public.count_overview() to balanse_user;
