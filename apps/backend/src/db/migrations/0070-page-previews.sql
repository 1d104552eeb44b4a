-- Pages of the page builder that staff look at before they are published, by a signed link until they expire.
create table page_previews (
  preview_id text primary key,
  title text not null,
  description text not null,
  blocks jsonb not null,
  expires_at timestamptz not null
);
create index page_previews_by_end on page_previews (expires_at);
