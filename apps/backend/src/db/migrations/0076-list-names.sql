-- What its owner calls a list, of several of its kind.
alter table lists add column name text check (name <> '');
