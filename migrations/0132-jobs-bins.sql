-- Empties the bins: what was taken out 30 days ago goes, at most `most` rows of a kind at once, and the answer is how many
-- it were. It runs with its owner's rights and hands out a number only: the service that calls it can read nothing.
do $$
declare name text;
begin
  foreach name in array array['journal_entries', 'journal_templates', 'day_templates'] loop
    execute format('create policy by_owner on public.%I to current_user using (true)', name);
  end loop;
end $$;
create index on public.journal_entries (deleted_at) where deleted_at is not null;

create function public.empty_bins(most integer) returns bigint
  language sql security definer set search_path = ''
as $$
  with entries as (
    delete from public.journal_entries where (user_id, id) in (
      select user_id, id from public.journal_entries where deleted_at <= now() - interval '30 days' limit most
    ) returning 1
  ),
  templates as (
    delete from public.journal_templates where (user_id, id) in (
      select user_id, id from public.journal_templates where deleted_at <= now() - interval '30 days' limit most
    ) returning 1
  ),
  shapes as (
    delete from public.day_templates where (user_id, id) in (
      select user_id, id from public.day_templates where removed_at <= now() - interval '30 days' limit most
    ) returning 1
  )
  select (select count(*) from entries) + (select count(*) from templates) + (select count(*) from shapes)
$$;
revoke all on function public.empty_bins(integer) from public;
grant execute on function public.empty_bins(integer) to balanse_service;
