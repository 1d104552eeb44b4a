import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { diagnoseDatabase } from '../../diagnosis/index.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const migrations = new URL('../../db/migrations', import.meta.url).pathname;
const hidden = async () => (await diagnoseDatabase(store.databaseUrl, 5_000, migrations)).hiddenAccounts;

const register = async (email: string, password: string): Promise<string> => {
  const shopper = store.shopper();
  await shopper.call(contract.customer.register, { body: { email, password, firstname: 'Anna', lastname: 'A' } });
  return (await shopper.call(contract.session.getSession)).customer._id;
};
const logIn = async (email: string, password: string): Promise<string> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email, password } });
  return (await shopper.call(contract.session.getSession)).customer._id;
};

it("an account whose address is another account's in another spelling is diagnosed, and usable with another address", async () => {
  await register('anna@bücher.example', 'squat-deep-24');
  const other = await register('other@example.com', 'press-strict-24');
  expect(await hidden()).toEqual([]);
  // As an earlier release stored it.
  const spelling = 'anna@xn--bcher-kva.example';
  await sql`update customers set email = ${spelling} where customer_id = ${other}`.execute(store.db);
  expect(await logIn(spelling, 'squat-deep-24')).not.toBe(other);
  expect(await hidden()).toEqual([{ customerId: other, email: spelling }]);
  // The statement of docs/operations.md.
  await sql`update customers set email = 'anna.a@example.org' where customer_id = ${other}`.execute(store.db);
  expect(await logIn('anna.a@example.org', 'press-strict-24')).toBe(other);
  expect(await hidden()).toEqual([]);
});
