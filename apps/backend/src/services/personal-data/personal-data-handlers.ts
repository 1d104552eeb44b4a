import { customerToWire } from '@ironcart/api/codec';
import { ORDER_CARE_DAYS, type WireCreditCard } from '@ironcart/api/contract';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isRefusal } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import { readAccount } from '../customer/account.reader.ts';
import { readCreditCards } from '../customer/credit-cards.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { StoredCards } from '../payment-method/stored-cards.ts';
import type { ServiceContext } from '../service-context.ts';
import { verifyOwnPassword, wrongPassword } from '../session/verify-own-password.ts';
import { eraseCustomer } from './erase-customer.ts';
import { readPersonalRecords } from './personal-data.reader.ts';

const farewell = (firstname: string): string => `Hello ${firstname},

your account is deleted, as you asked: your profile, addresses, cards, lists, reviews and everything else of it is gone,
and nobody is logged in to it any more.

Orders are kept for as long as the law wants it. Your name, your addresses and what you wrote are removed from each of
them ${ORDER_CARE_DAYS} days after it was placed.

If it was not you, please write to us at once.
`;

/**
 * The customer of a verified password; locked until the transaction ends, so that none of their orders is placed
 * meanwhile.
 */
const lockVerified = (transaction: Transaction, customerId: string, passwordHash: string) =>
  transaction
    .selectFrom('customers')
    .select(['email', 'firstname'])
    .where('customer_id', '=', customerId)
    // A password changed since it was verified is no longer valid.
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();

/** The customer's cards; undefined while their provider does not respond. */
const cardsIfReachable = (cards: Promise<WireCreditCard[]>): Promise<WireCreditCard[] | undefined> =>
  cards.catch((error: unknown) => {
    if (error instanceof PaymentProviderUnavailableError) return undefined;
    throw error;
  });

/** A customer's legal rights: a copy of their data, and its erasure. */
export const createPersonalDataHandlers = (
  { db, now, randomId }: ServiceContext,
  cards: Pick<StoredCards, 'list'>,
): Pick<ServiceHandlers<'customer'>, 'exportData' | 'deleteAccount'> => ({
  exportData: async ({ session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const account = await readAccount(db, customerId);
    const creditCards = await cardsIfReachable(readCreditCards({ db, now }, cards, customerId));
    return {
      exportedAt: now().toISOString(),
      customer: customerToWire(account),
      creditCards: creditCards ?? [],
      ...(creditCards === undefined ? { unavailable: ['creditCards' as const] } : {}),
      records: { ...(await readPersonalRecords(db, { customerId, email: account.email })) },
    };
  },

  deleteAccount: async ({ body, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const verifiedHash = await verifyOwnPassword(db, customerId, body.password);
    if (verifiedHash === undefined) return wrongPassword();
    const outcome = await inTransaction(db, async (transaction) => {
      const at = now();
      const customer = await lockVerified(transaction, customerId, verifiedHash);
      if (customer === undefined) return wrongPassword();
      const { email, firstname } = customer;
      await eraseCustomer(transaction, { customerId, email }, at);
      await putIntoOutbox(transaction, {
        mailId: randomId(),
        recipient: email,
        subject: 'Your account is deleted',
        body: farewell(firstname),
        at,
      });
      return { success: true as const };
    });
    if (!isRefusal(outcome)) await session.end();
    return outcome;
  },
});
