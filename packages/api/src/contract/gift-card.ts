import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { currencyCode, entityNumber, id, listOf, moment, requiredText, success, text } from './primitives.ts';

const ending = text(4);

/** A gift card that the customer bought, without its code. */
export const wireBoughtGiftCard = v.object({
  orderId: id,
  productId: entityNumber,
  delivery: v.picklist(['email', 'physical']),
  design: v.optional(text(100)),
  recipientName: v.optional(text(200)),
  recipientEmail: v.optional(text(320)),
  amount: wireMoney,
  currency: currencyCode,
  /** When it was or will be e-mailed, or was sent by post; missing while it is being prepared. */
  sentAt: v.optional(moment),
  /** Only for a card that was e-mailed to the customer. */
  own: v.optional(v.object({ ending, balance: wireMoney })),
});
export type WireBoughtGiftCard = v.InferOutput<typeof wireBoughtGiftCard>;

/** A gift card whose code the customer has entered. */
export const wireOwnGiftCard = v.object({
  /** Identifies the card without its code. */
  id,
  ending,
  balance: wireMoney,
  currency: currencyCode,
  spent: wireMoney,
  lastOrderId: v.optional(id),
  isKept: v.boolean(),
});
export type WireOwnGiftCard = v.InferOutput<typeof wireOwnGiftCard>;

/** Maximum number of gift cards of each kind in a response, latest first. */
export const MAX_OWN_GIFT_CARDS = 200;

/** The gift cards of an account. */
export const wireGiftCards = v.object({
  bought: listOf(wireBoughtGiftCard, MAX_OWN_GIFT_CARDS),
  own: listOf(wireOwnGiftCard, MAX_OWN_GIFT_CARDS),
});
export type WireGiftCards = v.InferOutput<typeof wireGiftCards>;

/** svc_gc: the gift cards of the session's customer. */
export const giftCardCalls = {
  getCards: defineCall({ name: 'giftCard.getCards', method: 'GET', path: '/svc_gc/cards', answer: wireGiftCards }),
  /** Saves a card in the account; idempotent. The code is in the body, so that it does not appear in logs. */
  keepCard: defineCall({
    name: 'giftCard.keepCard',
    method: 'POST',
    path: '/svc_gc/cards',
    body: v.object({ code: requiredText(100) }),
    answer: wireOwnGiftCard,
    errors: { giftcard_not_exist: 404, too_many_cards: 409 },
  }),
  /** Removes a saved card. Payments made with it remain listed. */
  forgetCard: defineCall({
    name: 'giftCard.forgetCard',
    method: 'DELETE',
    path: '/svc_gc/cards/:id',
    params: v.object({ id }),
    answer: success,
  }),
  /** The code of one of the customer's own cards, for checkout. */
  getCode: defineCall({
    name: 'giftCard.getCode',
    method: 'POST',
    path: '/svc_gc/cards/:id/code',
    isRepeatable: true,
    params: v.object({ id }),
    answer: v.object({ code: requiredText(100) }),
  }),
} as const;
