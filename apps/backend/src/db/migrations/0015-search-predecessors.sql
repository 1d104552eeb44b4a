-- What 0014 has replaced.
alter table products drop column search;
drop index products_name_trigrams;
