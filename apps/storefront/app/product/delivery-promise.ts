import { dispatchDate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import type { StockView } from '@ironcart/react-ui';

/** The shipping date that follows from the stock. Nothing is promised for made-to-order or unavailable products. */
export const deliveryPromise = (
  stock: StockView | undefined,
  {
    site,
    now,
    instead,
  }: {
    readonly site: Pick<Site, 'locale' | 'timeZone'>;
    readonly now: number;
    /** Text instead of a date, for products that are not shipped. */
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
