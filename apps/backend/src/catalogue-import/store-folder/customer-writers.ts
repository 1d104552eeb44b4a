import type { Transaction } from '../../db/transaction.ts';
import { hashPassword } from '../../services/session/password.ts';
import { withCustomers, withProducts } from './known-records.ts';
import type { StoreData } from './record-schemas.ts';
import type { RecordWriters, WriteContext } from './record-writers.ts';
import { insertMissing, replaceRows, upsertRows } from './rows.ts';

type Customer = StoreData['customers'][number];

const writeCustomer = async (transaction: Transaction, customer: Customer, { now, randomId }: WriteContext) => {
  const { email, password, firstname, lastname, telephone, groupId, addresses } = customer;
  const customerId = randomId();
  await insertMissing(transaction, 'customers', [
    {
      customer_id: customerId,
      email,
      // Without a password in the file, an unknown random one.
      password_hash: await hashPassword(password ?? `${randomId()}${randomId()}`),
      firstname,
      lastname,
      telephone,
      group_id: groupId,
      created_at: now,
    },
  ]);
  await insertMissing(
    transaction,
    'addresses',
    addresses.map(({ isDefaultShipping, isDefaultBilling, ...address }) => ({
      address_id: randomId(),
      customer_id: customerId,
      fields: { firstname, lastname, telephone, email, ...address },
      is_default_shipping: isDefaultShipping,
      is_default_billing: isDefaultBilling,
      created_at: now,
    })),
  );
};

/** Customers, their tickets, offers and gift cards are only added; existing ones stay unchanged. */
export const customerWriters = {
  customers: async (transaction, customers, _onUnknown, context) => {
    const known = new Set((await withCustomers(transaction, customers)).map(({ email }) => email));
    for (const customer of customers) {
      if (!known.has(customer.email)) await writeCustomer(transaction, customer, context);
    }
  },
  events: async (transaction, events, onUnknown, { now, randomId }) => {
    await upsertRows(
      transaction,
      'events',
      ['event_id'],
      events.map(({ eventId, name, location, startsOn, endsOn }) => ({
        event_id: eventId,
        name,
        location,
        starts_on: startsOn,
        ends_on: endsOn,
      })),
    );
    await replaceRows(
      transaction,
      'event_divisions',
      ['event_id', 'division_id'],
      events.map(({ eventId }) => eventId),
      events.flatMap(({ eventId, divisions }) =>
        divisions.map(({ divisionId, name }, position) => ({
          event_id: eventId,
          division_id: divisionId,
          name,
          position,
        })),
      ),
    );
    const participants = events.flatMap(({ eventId, participants: people }) =>
      people.map((one) => ({ ...one, eventId })),
    );
    await insertMissing(
      transaction,
      'event_registrations',
      (await withCustomers(transaction, participants, onUnknown)).map(({ customerId, eventId, divisionId }) => ({
        registration_id: randomId(),
        customer_id: customerId,
        event_id: eventId,
        division_id: divisionId,
        registered_at: now,
      })),
    );
  },
  tickets: async (transaction, tickets, onUnknown, { now, randomId }) => {
    const owned = await withCustomers(transaction, tickets, onUnknown);
    await insertMissing(
      transaction,
      'entitlements',
      (await withProducts(transaction, owned, onUnknown)).map(
        ({ customerId, productId, percent, amount, currency, uses }) => ({
          entitlement_id: randomId(),
          customer_id: customerId,
          product_id: productId,
          earned_by: 'signing up',
          percent,
          amount,
          currency,
          has_free_shipping: false,
          initial_uses: uses,
          remaining_uses: uses,
          created_at: now,
        }),
      ),
    );
  },
  fiveForFive: async (transaction, offers, onUnknown) =>
    insertMissing(
      transaction,
      'five_for_five',
      (await withCustomers(transaction, offers, onUnknown)).map(({ email, redemptions }) => ({
        email: email.toLowerCase(),
        initial_redemptions: redemptions,
        remaining: redemptions,
      })),
    ),
  giftCards: (transaction, cards) =>
    insertMissing(
      transaction,
      'gift_cards',
      cards.map(({ code, currency, balance }) => ({ code, currency, initial_balance: balance, balance })),
    ),
} satisfies Partial<RecordWriters>;
