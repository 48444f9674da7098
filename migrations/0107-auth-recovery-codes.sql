-- Codes on paper for the day on which no other second step is at hand. A set is a factor like the others, so that a
-- session knows what raised it; a person has one set at most, and never as their only factor.
alter table auth.factors drop constraint factors_factor_type_check;
alter table auth.factors
  add constraint factors_factor_type_check check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code'));
create unique index on auth.factors (user_id) where factor_type = 'recovery_code';

create table auth.recovery_codes (
  user_id uuid not null,
  factor_id uuid not null,
  -- A keyed hash: the code itself is shown once and kept nowhere.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, factor_id, code_hash),
  foreign key (user_id, factor_id) references auth.factors (user_id, id) on delete cascade
);

alter table auth.recovery_codes enable row level security;
alter table auth.recovery_codes force row level security;
create policy by_service on auth.recovery_codes to balanse_service using (true) with check (true);
create policy by_owner on auth.recovery_codes to current_user using (true) with check (true);
grant select, insert, update, delete on auth.recovery_codes to balanse_service;
