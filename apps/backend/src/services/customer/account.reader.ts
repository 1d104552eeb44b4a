import { type BookAddress, type CustomerAccount, guestAccount } from '@ironcart/api/codec';
import type { Address } from '@ironcart/core/address';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';

export const addressOf = (row: Selectable<Tables['addresses']>): BookAddress => ({
  // The contract validated the column's content.
  ...(row.fields as unknown as Address),
  _id: row.address_id,
  isDefaultShipping: row.is_default_shipping,
  isDefaultBilling: row.is_default_billing,
});

/** A customer with the address book; a guest if the customer does not exist. */
export const readAccount = async (
  db: Database | Transaction,
  customerId: string | undefined,
): Promise<CustomerAccount> => {
  if (customerId === undefined) return guestAccount;
  const [customer, addresses] = await Promise.all([
    db.selectFrom('customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst(),
    db
      .selectFrom('addresses')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('address_id')
      .execute(),
  ]);
  if (!customer) return guestAccount;
  return {
    _id: customer.customer_id,
    loggedIn: true,
    groupId: customer.group_id,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    telephone: customer.telephone,
    segments: customer.segments,
    addresses: addresses.map(addressOf),
  };
};
