-- Which types of products a store has is its composition's: the table keeps each by its name.
alter table products drop constraint products_type_check;
alter table products add check (type <> '');
