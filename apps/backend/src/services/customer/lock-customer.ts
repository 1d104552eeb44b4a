import type { Transaction } from '../../db/transaction.ts';

/** Serialises changes of one customer's addresses and cards, of which one is the default. */
export const lockCustomer = (transaction: Transaction, customerId: string) =>
  transaction
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
