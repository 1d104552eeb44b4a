-- which of a form's fields hold an e-mail address: another text there is refused, as nobody could answer it
alter table forms add column email_fields text[] not null default '{}' check (email_fields <@ fields);
update forms set email_fields = array['email'] where 'email' = any(fields);
