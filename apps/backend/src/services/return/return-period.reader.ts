import { lastReturnDay, type ReturnTerms, returnableSince } from '@ironcart/core/return';
import { type RawBuilder, sql } from 'kysely';

/** The arrival of an order's last package. */
export interface Arrival {
  /**
   * ISO 8601. A package without a reported delivery counts as arrived 14 days after shipping. null: nothing is shipped.
   */
  readonly arrivedAt: string | null;
  /** Whether the delivery of each package was reported. */
  readonly isDelivered: boolean | null;
}

/** SQL for the arrival of a package, over `shipments`: 14 days after it left, unless its delivery was reported. */
export const packageArrivedAt: RawBuilder<Date> = sql<Date>`coalesce(delivered_at, shipped_at + interval '14 days')`;

/** SQL for the arrival of an order's last package, over its `shipments`. */
const arrivedAt = sql<Date | null>`max(${packageArrivedAt})`;

/** SQL for the arrival of an order's packages, as a column of a query on `orders`. */
export const orderArrival: RawBuilder<Arrival> = sql<Arrival>`(
  select json_build_object('arrivedAt', ${arrivedAt}, 'isDelivered', bool_and(delivered_at is not null))
  from shipments where shipments.order_id = orders.order_id)`;

/**
 * SQL condition that the last package of an order in a query on `orders` arrived at a time or later.
 * @param since milliseconds since the epoch; undefined: always true
 */
export const hasArrivedSince = (since: number | undefined): RawBuilder<boolean> =>
  since === undefined
    ? sql<boolean>`true`
    : sql<boolean>`((select ${arrivedAt} from shipments where shipments.order_id = orders.order_id) >= ${new Date(since)})`;

/** The period for returning an order's goods. */
export interface ReturnPeriod {
  readonly isOver: boolean;
  /** The last day, on the site's calendar; undefined without a limit, and until all packages have arrived. */
  readonly until: string | undefined;
}

/** The return period for an arrival. @param now the current time */
export const returnPeriodOf = (
  { arrivedAt, isDelivered }: Arrival,
  { site, now }: { readonly site: ReturnTerms; readonly now: Date },
): ReturnPeriod => {
  if (arrivedAt === null) return { isOver: false, until: undefined };
  const arrivedMs = Date.parse(arrivedAt);
  const isOver = arrivedMs < (returnableSince(now.getTime(), site) ?? Number.NEGATIVE_INFINITY);
  return { isOver, until: isOver || isDelivered === true ? lastReturnDay(arrivedMs, site) : undefined };
};
