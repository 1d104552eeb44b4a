import { dispatchDate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import type { StockView } from '@ironcart/react-ui';

/** What follows from the stock: when the goods leave. Nothing is promised of what is made to order or not there. */
export const deliveryPromise = (
  stock: StockView | undefined,
  {
    site,
    now,
    instead,
  }: {
    readonly site: Pick<Site, 'locale' | 'timeZone'>;
    readonly now: number;
    /** What is said instead of a day, of what is not shipped. */
    readonly instead?: string | undefined;
  },
): string | undefined => {
  if (stock?.code !== 'inStock' && stock?.code !== 'lowStock') return undefined;
  if (instead !== undefined) return instead;
  const day = new Intl.DateTimeFormat(site.locale.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(dispatchDate(now, site.timeZone));
  return `Leaves our dock ${day}`;
};
