-- Addresses of one mailbox made two accounts where a domain was typed in Punycode (xn--bcher-kva for bücher). Calls bring a
-- domain into Unicode now; so are the domains of the accounts that are there, but where another account has the address
-- already.
create function unicode_of_punycode(code text) returns text language plpgsql as $$
declare
  -- The parameters of RFC 3492.
  points integer[] := '{}';
  code_point bigint := 128;
  index bigint := 0;
  bias bigint := 72;
  before bigint;
  weight bigint;
  k bigint;
  digit bigint;
  threshold bigint;
  delta bigint;
  total bigint;
  hyphen integer := case when strpos(code, '-') > 0 then length(code) - strpos(reverse(code), '-') + 1 else 0 end;
  position integer := hyphen + 1;
  decoded text;
begin
  if code !~ '^[a-z0-9-]+$' then return null; end if;
  for at in 1 .. hyphen - 1 loop points := points || ascii(substr(code, at, 1)); end loop;
  while position <= length(code) loop
    before := index;
    weight := 1;
    k := 36;
    loop
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(code, position, 1)) - 1;
      if position > length(code) or digit < 0 then return null; end if;
      index := index + digit * weight;
      if index > 2147483647 then return null; end if;
      threshold := least(greatest(k - bias, 1), 26);
      position := position + 1;
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    total := cardinality(points) + 1;
    delta := (index - before) / (case when before = 0 then 700 else 2 end);
    delta := delta + delta / total;
    bias := 0;
    while delta > 455 loop
      delta := delta / 35;
      bias := bias + 36;
    end loop;
    bias := bias + 36 * delta / (delta + 38);
    code_point := code_point + index / total;
    if code_point > 1114111 then return null; end if;
    index := index % total;
    points := points[1:index] || code_point::integer || points[index + 1:];
    index := index + 1;
  end loop;
  select coalesce(string_agg(chr(point), '' order by place), '') into decoded
    from unnest(points) with ordinality as p (point, place);
  -- Another form than the normal one names no domain.
  return case when decoded = lower(normalize(decoded, nfkc)) and octet_length(decoded) > length(decoded) then decoded end;
exception when others then return null;
end
$$;

do $$
declare
  customer record;
begin
  if getdatabaseencoding() <> 'UTF8' then return; end if;
  for customer in
    select customer_id, email, substring(email from '^(.*@)') || (
      select string_agg(
        coalesce(case when label like 'xn--%' then unicode_of_punycode(substr(label, 5)) end, label), '.' order by place)
      from string_to_table(lower(substring(email from '@([^@]*)$')), '.') with ordinality as l (label, place)) as normal
    from customers
    where email ~* '[@.]xn--[^@]*$'
  loop
    continue when customer.normal is null or customer.normal = customer.email;
    begin
      update customers set email = customer.normal where customer_id = customer.customer_id;
    exception when unique_violation then null;
    end;
  end loop;
end
$$;

drop function unicode_of_punycode;
