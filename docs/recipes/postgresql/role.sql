-- As an administrator: psql --set=ON_ERROR_STOP=1 --set=password="$(openssl rand -hex 24)" --file=role.sql
-- The store's role owns the tables of one database, and has no other privileges on the server.

create role shop login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database shop encoding 'UTF8' template template0;
revoke all on database shop from public;
-- CREATE is required for the job queue schema, which the first start creates: revoke-create.sql revokes it afterwards.
grant connect, temporary, create on database shop to shop;

\connect shop
alter schema public owner to shop;
revoke all on schema public from public;
create extension pg_trgm schema public;
create extension unaccent schema public;
