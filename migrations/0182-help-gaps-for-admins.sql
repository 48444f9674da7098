-- Whoever runs the server sees what nobody has written an article for yet, and takes a line off when they have.
create policy by_admin on public.help_gaps to balanse_user
  using ((select public.is_admin())) with check (false);
grant select, delete on public.help_gaps to balanse_user;
