import { type BookAddress, savedCardToWire } from '@ironcart/api/codec';
import type { WireCreditCard } from '@ironcart/api/contract';
import { isCardExpired, type StoredCard } from '@ironcart/core/payment';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { StoredCards } from '../payment-method/stored-cards.ts';
import type { ServiceContext } from '../service-context.ts';
import { readAccount } from './account.reader.ts';
import { requireCustomer } from './require-customer.ts';

type CreditCardCalls = 'getCreditCards' | 'addCreditCard' | 'updateCreditCard' | 'removeCreditCard';

type CardContext = Pick<ServiceContext, 'db' | 'now'>;

const cardToWire = ({ now }: CardContext, card: StoredCard, book: readonly BookAddress[]): WireCreditCard =>
  savedCardToWire({
    ...card,
    isExpired: isCardExpired(card, now().getTime()),
    billingAddress: book.find(({ _id }) => _id === card.billingAddressId),
  });

const bookOf = async ({ db }: CardContext, customerId: string) => (await readAccount(db, customerId)).addresses;

/** A customer's cards with their billing addresses. @throws PaymentProviderUnavailableError */
export const readCreditCards = async (
  context: CardContext,
  cards: Pick<StoredCards, 'list'>,
  customerId: string,
): Promise<WireCreditCard[]> => {
  const [stored, book] = await Promise.all([cards.list(customerId), bookOf(context, customerId)]);
  return stored.map((card) => cardToWire(context, card, book));
};

/** The customer's cards with their billing addresses (S7-calls-cust-05, -11 to -13). */
export const createCreditCardHandlers = (
  context: CardContext,
  cards: StoredCards,
): Pick<ServiceHandlers<'customer'>, CreditCardCalls> => ({
  getCreditCards: async ({ session }) => {
    const customerId = await requireCustomer(session);
    return isRefusal(customerId) ? customerId : readCreditCards(context, cards, customerId);
  },

  addCreditCard: async ({ body, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const card = await cards.add(customerId, body);
    return isRefusal(card) ? card : cardToWire(context, card, await bookOf(context, customerId));
  },

  updateCreditCard: async ({ params, body, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const card = await cards.update(customerId, params.id, body);
    return isRefusal(card) ? card : cardToWire(context, card, await bookOf(context, customerId));
  },

  removeCreditCard: async ({ params, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    return (await cards.remove(customerId, params.id))
      ? { success: true }
      : refuse('not_found', 'There is no such card');
  },
});
