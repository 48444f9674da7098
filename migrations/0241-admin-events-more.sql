-- The record of the console takes in more than accounts: articles and teams. What an action is called is checked where it is
-- written (features/admin/contract.ts); here only that it is a name. `detail` may be a title or the name of a team.
alter table public.admin_events drop constraint admin_events_action_check;
alter table public.admin_events add constraint admin_events_action_check check (action ~ '^[a-z_]{1,40}$');
alter table public.admin_events drop constraint admin_events_detail_check;
alter table public.admin_events add constraint admin_events_detail_check check (length(detail) <= 200);
