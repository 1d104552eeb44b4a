import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();

/** Tables whose rows may be referenced without an index: why their deletion reads few rows, or is rare. */
const whyNotIndexed: Readonly<Record<string, string>> = {
  products: 'a product is withdrawn and never deleted, except by `npm run demo -- empty`',
  orders: 'an order is never deleted, except by `npm run demo -- empty`',
  extra_payments: 'an extra payment is never deleted',
  gift_cards: 'a gift card is never deleted, and its code never changes',
  five_for_five: 'a balance is deleted with its customer, one at a time',
  customers: 'an account is deleted on request, one at a time',
  entitlements: 'an entitlement is deleted with its customer, one at a time',
  return_authorizations: 'a return is never deleted',
  pay_payments: 'only the sandbox of a demo has its rows',
  pay_tokens: 'only the sandbox of a demo has its rows',
  categories: 'few rows, deleted by the merchant',
  countries: 'few rows of reference data',
  shipping_origins: 'few rows of reference data',
};

it("every foreign key has an index that its parent's deletion can use, or a reason why not", async () => {
  const { rows } = await sql<{ child: string; column: string; parent: string }>`
    select conrelid::regclass::text as child, attname as column, confrelid::regclass::text as parent
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = any (conkey)
        -- The deletion compares the column, so that it is not null.
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    order by 1, 2`.execute(store.db);
  expect(rows.filter(({ parent }) => whyNotIndexed[parent] === undefined)).toEqual([]);
  const used = new Set(rows.map(({ parent }) => parent));
  expect(Object.keys(whyNotIndexed).filter((parent) => !used.has(parent))).toEqual([]);
});
