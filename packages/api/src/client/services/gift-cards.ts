import type { BoughtGiftCard, OwnGiftCard } from '@ironcart/core/payment';
import { boughtGiftCardFromWire, ownGiftCardFromWire } from '../../codec/gift-card.ts';
import { giftCardCalls } from '../../contract/gift-card.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The gift cards of a customer's account. */
export const createGiftCardService = (send: Send) => ({
  /** The cards that the customer bought, and those whose codes the customer entered, newest first. */
  list: async (
    options: CallOptions = {},
  ): Promise<{ readonly bought: readonly BoughtGiftCard[]; readonly own: readonly OwnGiftCard[] }> => {
    const { bought, own } = await send(giftCardCalls.getCards, options);
    return { bought: bought.map(boughtGiftCardFromWire), own: own.map(ownGiftCardFromWire) };
  },
  /**
   * Saves a card of the site's currency in the account.
   * @throws ApiError `giftcard_not_exist`, `too_many_cards`, `too_many_requests`
   */
  keep: async (code: string, options: CallOptions = {}): Promise<OwnGiftCard> =>
    ownGiftCardFromWire(await send(giftCardCalls.keepCard, { ...options, body: { code } })),
  /** Removes a saved card. @throws ApiError `not_found` */
  forget: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(giftCardCalls.forgetCard, { ...options, params: { id } });
  },
  /** The code of one of the customer's own cards, for paying with it. @throws ApiError `not_found` */
  codeOf: async (id: string, options: CallOptions = {}): Promise<string> =>
    (await send(giftCardCalls.getCode, { ...options, params: { id } })).code,
});
