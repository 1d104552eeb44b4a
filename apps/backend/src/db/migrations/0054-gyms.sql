-- The gym planner: the measures of products that can be placed, what the store suggests, and what customers plan.
create table gym_pieces (
  product_id int primary key references products on delete cascade,
  -- As of GymPieceFacts: millimetres and kilograms.
  facts jsonb not null
);

create table gym_templates (
  key text primary key,
  sort int not null,
  title text not null,
  body text not null,
  is_featured boolean not null,
  room jsonb not null,
  pieces jsonb not null
);

create table gym_projects (
  project_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- Counts the savings: one that is based on an earlier one is refused.
  revision int not null default 1,
  -- The secret of its public address; null: only its owner sees it.
  share_key text unique,
  document jsonb not null,
  updated_at timestamptz not null
);
create index gym_projects_of_customer on gym_projects (customer_id, updated_at desc);

-- What can be placed belongs to the catalogue that processes keep in memory.
create trigger gym_pieces_are_read after insert or update or delete or truncate on gym_pieces
  for each statement execute function catalogue_has_changed();
create trigger gym_templates_are_read after insert or update or delete or truncate on gym_templates
  for each statement execute function catalogue_has_changed();
