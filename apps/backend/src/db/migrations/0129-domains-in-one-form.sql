-- Addresses of one mailbox made two accounts where a domain was typed in full-width letters. Calls bring a domain into one form
-- now; so are the domains of the accounts that are there, but where another account has the address already.
do $$
declare
  customer record;
begin
  for customer in
    select customer_id, email,
      substring(email from '^(.*@)') || lower(normalize(substring(email from '@([^@]*)$'), nfkc)) as normal
    from customers
    where getdatabaseencoding() = 'UTF8' and octet_length(email) <> length(email)
  loop
    continue when customer.normal is null or customer.normal = customer.email;
    begin
      update customers set email = customer.normal where customer_id = customer.customer_id;
    exception when unique_violation then null;
    end;
  end loop;
end
$$;
