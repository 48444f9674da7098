-- More counts for the console, by a function that can return nothing else. The admin's role is asked before it is called.
create function public.count_more() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('journal_entries', (select count(*) from public.journal_entries where deleted_at is null))
$$;
revoke all on function public.count_more() from public;
grant execute on function public.count_more() to balanse_service;
