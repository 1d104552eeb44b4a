import type { BookAddress } from '@ironcart/api/codec';
import { MAX_ADDRESSES } from '@ironcart/api/contract';
import { type Address, validateAddressIn } from '@ironcart/core/address';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';
import { readNormalAddress } from '../ssr/country.reader.ts';
import { addressOf } from './account.reader.ts';
import { lockCustomer } from './lock-customer.ts';

/** Changed fields of an address; undefined fields are kept. */
export type AddressPatch = { readonly [K in keyof Address]?: Address[K] | undefined };

type AddressRefusal = Refusal<'invalid_address' | 'not_found'>;

const noAddress = () => refuse('not_found', 'There is no such address');

const fieldsOf = ({ _id, isDefaultShipping: _shipping, isDefaultBilling: _billing, ...fields }: Address): string =>
  JSON.stringify(fields);

/** A new default takes the flag from every other address (S4-address-03, -04). */
const clearDefaults = async (transaction: Transaction, customerId: string, address: AddressPatch): Promise<void> => {
  if (address.isDefaultShipping) {
    await transaction
      .updateTable('addresses')
      .set({ is_default_shipping: false })
      .where('customer_id', '=', customerId)
      .execute();
  }
  if (address.isDefaultBilling) {
    await transaction
      .updateTable('addresses')
      .set({ is_default_billing: false })
      .where('customer_id', '=', customerId)
      .execute();
  }
};

/** A customer's address book. Other customers' addresses appear not to exist. */
export const createAddressBook = ({ db, now, randomId }: ServiceContext) => {
  /** The address in its stored form. */
  const checked = async (given: Address): Promise<Address | Refusal<'invalid_address'>> => {
    const { address, found } = await readNormalAddress(db, given);
    const issues = validateAddressIn(address, {
      countries: found ? [found.country] : [],
      regions: found?.regions ?? [],
    });
    return issues.length > 0 ? refuse('invalid_address', 'The address is not complete', { issues }) : address;
  };

  return {
    add: async (
      customerId: string,
      given: Address,
    ): Promise<BookAddress | AddressRefusal | Refusal<'address_book_full'>> => {
      const address = await checked(given);
      if (isRefusal(address)) return address;
      return inTransaction(db, async (transaction) => {
        await lockCustomer(transaction, customerId);
        const { count } = await transaction
          .selectFrom('addresses')
          .select((select) => select.fn.countAll<string>().as('count'))
          .where('customer_id', '=', customerId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_ADDRESSES) {
          return refuse('address_book_full', `An address book holds at most ${MAX_ADDRESSES} addresses`);
        }
        await clearDefaults(transaction, customerId, address);
        const row = await transaction
          .insertInto('addresses')
          .values({
            address_id: randomId(),
            customer_id: customerId,
            fields: fieldsOf(address),
            is_default_shipping: address.isDefaultShipping ?? false,
            is_default_billing: address.isDefaultBilling ?? false,
            created_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return addressOf(row);
      });
    },

    update: async (
      customerId: string,
      addressId: string,
      patch: AddressPatch,
    ): Promise<BookAddress | AddressRefusal> => {
      if (!isUuid(addressId)) return noAddress();
      return inTransaction(db, async (transaction) => {
        await lockCustomer(transaction, customerId);
        const known = await transaction
          .selectFrom('addresses')
          .selectAll()
          .where('address_id', '=', addressId)
          .where('customer_id', '=', customerId)
          .forUpdate()
          .executeTakeFirst();
        if (!known) return noAddress();
        const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
        const address = await checked({ ...addressOf(known), ...changes });
        if (isRefusal(address)) return address;
        await clearDefaults(transaction, customerId, patch);
        const row = await transaction
          .updateTable('addresses')
          .set({
            fields: fieldsOf(address),
            is_default_shipping: address.isDefaultShipping ?? false,
            is_default_billing: address.isDefaultBilling ?? false,
          })
          .where('address_id', '=', addressId)
          .returningAll()
          .executeTakeFirstOrThrow();
        return addressOf(row);
      });
    },

    remove: async (customerId: string, addressId: string): Promise<boolean> => {
      if (!isUuid(addressId)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('addresses')
        .where('address_id', '=', addressId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
};
