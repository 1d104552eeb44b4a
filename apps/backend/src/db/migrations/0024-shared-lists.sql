-- A wishlist that its owner shows to whoever has its address.
alter table lists add column is_shared boolean not null default false;
alter table lists add check (not is_shared or type in ('wishlist', 'registry'));
