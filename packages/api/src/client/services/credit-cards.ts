import { type SavedCard, savedCardFromWire } from '../../codec/stored-card.ts';
import { customerCalls } from '../../contract/customer.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';
import type { StoredCardPatch } from './payment-methods.ts';

/** A card to store, represented by the token of the payment provider's frame. */
export interface NewCard extends StoredCardPatch {
  readonly transactionToken: string;
}

/** The customer's stored cards, for the account page. */
export const createCreditCardService = (send: Send) => ({
  list: async (options: CallOptions = {}): Promise<readonly SavedCard[]> =>
    (await send(customerCalls.getCreditCards, options)).map(savedCardFromWire),
  /** @throws ApiError `card_refused`, `address_not_found`, `too_many_cards` */
  add: async (card: NewCard, options: CallOptions = {}): Promise<SavedCard> =>
    savedCardFromWire(await send(customerCalls.addCreditCard, { ...options, body: { ...card } })),
  /** @throws ApiError `not_found`, `address_not_found` */
  update: async (id: string, patch: StoredCardPatch, options: CallOptions = {}): Promise<SavedCard> =>
    savedCardFromWire(await send(customerCalls.updateCreditCard, { ...options, params: { id }, body: { ...patch } })),
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(customerCalls.removeCreditCard, { ...options, params: { id } });
  },
});
