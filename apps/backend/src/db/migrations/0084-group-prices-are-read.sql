-- A search sorts and filters by the prices of the customer's group: answers that are kept of it are of the catalogue's revision.
create trigger group_prices_are_read after insert or update or delete or truncate on group_prices
  for each statement execute function catalogue_has_changed();
