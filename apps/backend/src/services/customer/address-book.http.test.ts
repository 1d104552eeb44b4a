import { randomUUID } from 'node:crypto';
import { contract, MAX_ADDRESSES } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getCustomer, addAddress, updateAddress } = contract.customer;
const { _id: _, ...fields } = { ...ohioAddress, street: [...ohioAddress.street] };

const logIn = async (name: keyof typeof fixtureEmails) => {
  const shopper = store.shopper();
  const body = { email: fixtureEmails[name], password: fixturePassword };
  return { shopper, customer: (await shopper.call(contract.session.login, { body })).customer };
};

it('address book keeps one default of each kind when two tabs set one concurrently [S4-address-03] [S4-address-04]', async () => {
  const { shopper } = await logIn('alice');
  const both = { isDefaultShipping: true, isDefaultBilling: true };
  const { _id: known } = await shopper.call(addAddress, { body: fields });
  await Promise.all([
    shopper.call(addAddress, { body: { ...fields, ...both } }),
    shopper.call(addAddress, { body: { ...fields, ...both } }),
    shopper.call(updateAddress, { params: { id: known }, body: both }),
  ]);
  const { addresses } = await shopper.call(getCustomer);
  expect(addresses).toHaveLength(4);
  expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1);
  expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
});

it('address book accepts no more addresses than a response may contain', async () => {
  const { shopper, customer } = await logIn('bob');
  const rows = Array.from({ length: MAX_ADDRESSES - customer.addresses.length }, () => ({
    address_id: randomUUID(),
    customer_id: customer._id,
    fields: JSON.stringify(fields),
    is_default_shipping: false,
    is_default_billing: false,
    created_at: store.now(),
  }));
  await store.db.insertInto('addresses').values(rows).execute();
  expect((await shopper.call(getCustomer)).addresses).toHaveLength(MAX_ADDRESSES);
  const refused = await shopper.refused(addAddress, { body: fields });
  expect(refused).toMatchObject({ status: 409, type: 'address_book_full' });
});
