-- What shoppers ask in live chat, and what staff answers. A chat belongs to a session; old ones are removed by the jobs.
create table chats (
  chat_id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  site_code text not null,
  started_at timestamptz not null,
  closed_at timestamptz
);
create unique index chats_open_once on chats (session_id) where closed_at is null;
create index chats_started on chats (started_at);

create table chat_messages (
  message_id bigint generated always as identity primary key,
  chat_id uuid not null references chats on delete cascade,
  author text not null check (author in ('shopper', 'staff')),
  body text not null,
  written_at timestamptz not null
);
create index chat_messages_of_chat on chat_messages (chat_id, message_id);
