import type { Transaction } from '../../db/transaction.ts';

/** Lets changes of what one customer has, as addresses and cards with one default among them, come one after the other. */
export const lockCustomer = (transaction: Transaction, customerId: string) =>
  transaction
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
