import { addressFromWire, bookAddressToWire, customerToWire } from '@ironcart/api/codec';
import type { WireAddressPatch } from '@ironcart/api/contract';
import { inTransaction, violates } from '../../db/transaction.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { mergeGuestLists } from '../list/merge-guest-lists.ts';
import type { StoredCards } from '../payment-method/stored-cards.ts';
import { createPersonalDataHandlers } from '../personal-data/personal-data-handlers.ts';
import type { ServiceContext } from '../service-context.ts';
import { refuseGuessable } from '../session/guessable-password.ts';
import { hashPassword } from '../session/password.ts';
import { readAccount } from './account.reader.ts';
import { type AddressPatch, createAddressBook } from './address-book.ts';
import { createCreditCardHandlers } from './credit-cards.ts';
import { createEmailChangeHandlers } from './email-change-handlers.ts';
import { createPasswordHandlers } from './password-handlers.ts';
import { requireCustomer } from './require-customer.ts';

const emailTaken = () => refuse('email_taken', 'There is an account with this e-mail address');

const patchFromWire = ({ vatId, ...patch }: WireAddressPatch): AddressPatch => ({
  ...patch,
  ...(vatId === undefined ? {} : { vatNumber: vatId }),
});

/** svc_customer: the customer of the session, the address book, the cards, a forgotten password and another e-mail address. */
export const createCustomerService = (
  context: ServiceContext,
  storedCards: StoredCards,
): ServiceHandlers<'customer'> => {
  const { db, now, randomId } = context;
  const addressBook = createAddressBook(context);

  return {
    ...createCreditCardHandlers(context, storedCards),
    ...createPersonalDataHandlers(context, storedCards),
    ...createPasswordHandlers(context),
    ...createEmailChangeHandlers(context),

    getCustomer: async ({ session }) => customerToWire(await readAccount(db, (await session.find())?.customerId)),

    register: async ({ body, session }) => {
      const customerId = randomId();
      const guest = await session.find();
      const guessable = await refuseGuessable(body.password, body);
      if (guessable) return guessable;
      const passwordHash = await hashPassword(body.password);
      try {
        await inTransaction(db, async (transaction) => {
          await transaction
            .insertInto('customers')
            .values({
              customer_id: customerId,
              email: body.email.trim(),
              password_hash: passwordHash,
              firstname: body.firstname,
              lastname: body.lastname,
              created_at: now(),
            })
            .execute();
          if (guest && guest.customerId === undefined) await mergeGuestLists(transaction, guest.sessionId, customerId);
        });
      } catch (error) {
        if (violates(error, 'customers_email')) return emailTaken();
        throw error;
      }
      await session.logIn(customerId);
      return customerToWire(await readAccount(db, customerId));
    },

    updateCustomer: async ({ body, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      if (Object.keys(body).length > 0) {
        await db.updateTable('customers').set(body).where('customer_id', '=', customerId).execute();
      }
      return customerToWire(await readAccount(db, customerId));
    },

    updateSegments: async ({ body, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const segments = [...new Set(body.segments)];
      await db.updateTable('customers').set({ segments }).where('customer_id', '=', customerId).execute();
      return customerToWire(await readAccount(db, customerId));
    },

    addAddress: async ({ body, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const address = await addressBook.add(customerId, addressFromWire(body));
      return isRefusal(address) ? address : bookAddressToWire(address);
    },

    updateAddress: async ({ params, body, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const address = await addressBook.update(customerId, params.id, patchFromWire(body));
      return isRefusal(address) ? address : bookAddressToWire(address);
    },

    removeAddress: async ({ params, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const isRemoved = await addressBook.remove(customerId, params.id);
      return isRemoved ? { success: true as const } : refuse('not_found', 'There is no such address');
    },
  };
};
