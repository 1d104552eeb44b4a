import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';
import { hashPassword } from '../services/session/password.ts';

/** Writes the demo customers with their address books. Passwords are stored as Argon2id hashes only. */
export const seedCustomers = async (
  transaction: Transaction,
  customers: SeedData['customers'],
  context: { readonly now: Date; readonly randomId: () => string },
): Promise<void> => {
  for (const customer of customers) {
    const customerId = context.randomId();
    await transaction
      .insertInto('customers')
      .values({
        customer_id: customerId,
        email: customer.email,
        password_hash: await hashPassword(customer.password),
        firstname: customer.firstname,
        lastname: customer.lastname,
        telephone: customer.telephone,
        group_id: customer.groupId,
        created_at: context.now,
      })
      .execute();
    for (const { isDefaultShipping, isDefaultBilling, ...address } of customer.addresses) {
      const { firstname, lastname, telephone, email } = customer;
      await transaction
        .insertInto('addresses')
        .values({
          address_id: context.randomId(),
          customer_id: customerId,
          fields: JSON.stringify({ firstname, lastname, telephone, email, ...address }),
          is_default_shipping: isDefaultShipping,
          is_default_billing: isDefaultBilling,
          created_at: context.now,
        })
        .execute();
    }
  }
};
