import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { type Money, toDecimalText } from '@ironcart/core/money';
import type { Message } from '../messages/message.ts';

/** A warning for each line whose deal ended during checkout (S4-promo-08). */
export const endedDealMessages = ({ context }: CheckoutSnapshot): readonly Message[] => {
  const { cart, missedDeals, site } = context;
  const amount = (price: Money): string => `${toDecimalText(price)} ${site.currency}`;
  return missedDeals.map(({ listItemId, name, promoPrice, price }) => ({
    type: 'warning',
    code: 'deal_ended',
    content: `The deal on ${name} has ended. Its price is ${amount(price)} now; it was ${amount(promoPrice)}`,
    path: `$.line_items[${cart.items.findIndex((item) => item.listItemId === listItemId)}]`,
  }));
};
