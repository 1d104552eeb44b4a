-- Articles beside the shop, answered in the shapes of WordPress: who wrote them, what they are sorted under, what they say.
create table editorial_authors (
  author_id int primary key check (author_id > 0),
  name text not null check (name <> '')
);

create table editorial_terms (
  term_id int primary key check (term_id > 0),
  kind text not null check (kind in ('category', 'tag')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  description text not null default '',
  unique (kind, slug),
  unique (term_id, kind)
);

create table editorial_posts (
  post_id int primary key check (post_id > 0),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  -- HTML, cleaned whenever it is answered.
  excerpt text not null,
  content text not null,
  format text not null default 'standard' check (format in ('standard', 'aside', 'audio', 'chat', 'gallery', 'image',
    'link', 'quote', 'status', 'video')),
  author_id int not null references editorial_authors,
  -- The first part of the post's address.
  category_id int not null,
  category_kind text not null generated always as ('category') stored,
  picture_master text,
  featured_video text,
  custom_css text not null default '',
  custom_js text not null default '',
  published_at timestamptz not null,
  -- What a search looks through, without the tags of the HTML.
  words text generated always as (
    lower(title || ' ' || regexp_replace(excerpt || ' ' || content, '<[^>]*>', ' ', 'g'))) stored,
  foreign key (category_id, category_kind) references editorial_terms (term_id, kind)
);
create index editorial_posts_published on editorial_posts (published_at desc, post_id desc);
create index editorial_posts_category on editorial_posts (category_id);
create index editorial_posts_author on editorial_posts (author_id);
create index editorial_posts_words on editorial_posts using gin (words gin_trgm_ops);

create table editorial_post_tags (
  post_id int not null references editorial_posts on delete cascade,
  term_id int not null,
  term_kind text not null generated always as ('tag') stored,
  primary key (post_id, term_id),
  foreign key (term_id, term_kind) references editorial_terms (term_id, kind)
);
create index editorial_post_tags_term on editorial_post_tags (term_id);
