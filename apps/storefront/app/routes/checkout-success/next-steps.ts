import type { StoredOrder } from '@ironcart/api/codec';
import type { Site } from '@ironcart/core/site';
import { giftCardNews } from './gift-card-news.ts';

/**
 * The next steps after an order, one sentence each: where and when to collect it, or on which day it is shipped and
 * that an e-mail follows then, and when its gift cards are mailed. `promise` is the shipping date, if known.
 */
export const nextSteps = (
  { orderId, items, shipping }: Pick<StoredOrder, 'orderId' | 'items' | 'shipping'>,
  {
    isShipped,
    isCollected,
    promise,
  }: { readonly isShipped: boolean; readonly isCollected: boolean; readonly promise: string | undefined },
  site: Pick<Site, 'locale'>,
): readonly string[] => {
  const giftCards = giftCardNews(items, site);
  if (!isShipped) return giftCards;
  if (isCollected) {
    const ways = [...new Set(shipping.map(({ label }) => `${label}.`))];
    return [...ways, `Tell us the number ${orderId} when you collect it.`, ...giftCards];
  }
  const dispatch = promise === undefined ? [] : [promise];
  return [...dispatch, 'We write to you with the tracking number when it leaves.', ...giftCards];
};
