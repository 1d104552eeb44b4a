import type { StoredOrder } from '@ironcart/api/codec';
import type { Site } from '@ironcart/core/site';
import { giftCardNews } from './gift-card-news.ts';

/**
 * What the shopper of a placed order can expect, a sentence each: where and when it is collected, or on which day it
 * leaves and that we write then, and when its gift cards are mailed. `promise` is its day of dispatch, if it is known.
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
