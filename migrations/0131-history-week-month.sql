select public.keep_versions_of('public.week_plans', 'week', 'week_start_date');
select public.keep_versions_of('public.month_plans', 'month', 'month_date');
