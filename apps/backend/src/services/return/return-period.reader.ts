import { lastReturnDay, type ReturnTerms, returnableSince } from '@ironcart/core/return';
import { type RawBuilder, sql } from 'kysely';

/** When the last package of an order arrived. */
export interface Arrival {
  /** ISO 8601. A package without a report of its delivery counts as arrived 14 days after it left. null: nothing is shipped. */
  readonly arrivedAt: string | null;
  /** Whether the delivery of each package was reported. */
  readonly isDelivered: boolean | null;
}

/** The arrival of an order's last package, as SQL on its `shipments`. */
const arrivedAt = sql<Date | null>`max(coalesce(delivered_at, shipped_at + interval '14 days'))`;

/** The arrival of the packages of an order of a query on `orders`, as a column. */
export const orderArrival: RawBuilder<Arrival> = sql<Arrival>`(
  select json_build_object('arrivedAt', ${arrivedAt}, 'isDelivered', bool_and(delivered_at is not null))
  from shipments where shipments.order_id = orders.order_id)`;

/**
 * The SQL condition that the last package of an order of a query on `orders` arrived at a moment or later.
 * @param since milliseconds since the epoch; undefined: it is met
 */
export const hasArrivedSince = (since: number | undefined): RawBuilder<boolean> =>
  since === undefined
    ? sql<boolean>`true`
    : sql<boolean>`((select ${arrivedAt} from shipments where shipments.order_id = orders.order_id) >= ${new Date(since)})`;

/** The period to return an order's goods. */
export interface ReturnPeriod {
  readonly isOver: boolean;
  /** The last day, on the site's calendar; undefined without a limit, and until all packages have arrived. */
  readonly until: string | undefined;
}

/** The period to return what arrived. @param now the time at which it is asked */
export const returnPeriodOf = (
  { arrivedAt, isDelivered }: Arrival,
  { site, now }: { readonly site: ReturnTerms; readonly now: Date },
): ReturnPeriod => {
  if (arrivedAt === null) return { isOver: false, until: undefined };
  const arrivedMs = Date.parse(arrivedAt);
  const isOver = arrivedMs < (returnableSince(now.getTime(), site) ?? Number.NEGATIVE_INFINITY);
  return { isOver, until: isOver || isDelivered === true ? lastReturnDay(arrivedMs, site) : undefined };
};
