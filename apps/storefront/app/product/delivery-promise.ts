import { dispatchDate, type Product, type Site } from '@ironcart/core';
import type { StockView } from '@ironcart/react-ui';

/** What follows from the stock: when the goods leave. Nothing is promised of what is made to order or not there. */
export const deliveryPromise = (
  { type, giftcardData }: Pick<Product, 'type' | 'giftcardData'>,
  stock: StockView | undefined,
  { site, now }: { readonly site: Pick<Site, 'locale' | 'timeZone'>; readonly now: number },
): string | undefined => {
  if (stock?.code !== 'inStock' && stock?.code !== 'lowStock') return undefined;
  if (type === 'virtual') return 'Nothing to ship';
  if (giftcardData?.type === 'virtual') return 'In the inbox within minutes';
  const day = new Intl.DateTimeFormat(site.locale.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(dispatchDate(now, site.timeZone));
  return `Leaves our dock ${day}`;
};
