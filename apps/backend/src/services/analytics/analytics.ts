import type { WireAnalyticsEvent, WireAnalyticsReport } from '@ironcart/api/contract';
import { isInternalStaff, readConsent } from '@ironcart/core/visitor';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import type { AnalyticsPeer } from '../../providers/analytics/analytics-peer.ts';
import { isOwnPlacedOrder } from '../checkout/placed-by.ts';
import type { ServiceContext } from '../service-context.ts';
import { keepReport } from './analytics.transactor.ts';

export interface AnalyticsOptions {
  readonly peers: readonly AnalyticsPeer[];
  /** The e-mail domains of internal staff. */
  readonly internalDomains: readonly string[];
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

/** E-mail addresses that identify the shopper: the customer's, and that of the purchase. */
const emailsOf = async (
  db: Database,
  customerId: string | undefined,
  events: readonly WireAnalyticsEvent[],
): Promise<readonly string[]> => {
  const orderIds = events.flatMap((event) => (event.name === 'purchase' ? [event.orderId] : []));
  const customers = db
    .selectFrom('customers')
    .select('email')
    .where('customer_id', '=', customerId ?? '');
  const orders = db
    .selectFrom('orders')
    .select(sql<string>`document -> 'customer' ->> 'email'`.as('email'))
    .where('order_id', 'in', orderIds);
  const found = await Promise.all([
    customerId === undefined ? [] : customers.execute(),
    orderIds.length === 0 ? [] : orders.execute(),
  ]);
  return found.flat().map(({ email }) => email);
};

/**
 * svc_analytics: stores the events that shoppers consent to, and enqueues their delivery to peers. Only this service
 * knows whether a shopper is internal staff (S6-analytics-02).
 */
export const createAnalyticsService = (
  { db, sites, now }: Pick<ServiceContext, 'db' | 'sites' | 'now'>,
  { peers, internalDomains, publicUrl }: AnalyticsOptions,
): ServiceHandlers<'analytics'> => {
  /** Filters the events: a purchase must exist and belong to the shopper. */
  const trueEvents = async (
    { events, storeId }: WireAnalyticsReport,
    { session }: RequestContext,
  ): Promise<WireAnalyticsEvent[]> => {
    const found = await session.find();
    const own: WireAnalyticsEvent[] = [];
    for (const event of events) {
      const isTrue =
        event.name !== 'purchase' ||
        (found !== undefined && (await isOwnPlacedOrder(db, { orderId: event.orderId, storeId, session: found })));
      if (isTrue) own.push(event);
    }
    return own;
  };

  const isInternal = async (events: WireAnalyticsReport['events'], { session }: RequestContext): Promise<boolean> => {
    if (internalDomains.length === 0) return false;
    const emails = await emailsOf(db, (await session.find())?.customerId, events);
    return emails.some((email) => isInternalStaff(email, internalDomains));
  };

  return {
    report: async (request) => {
      const { body, header } = request;
      const site = sites.byStoreId(body.storeId);
      const consent = readConsent(header('cookie') ?? '', site);
      if (!consent.performance && !consent.marketing) return { success: true };
      const events = await trueEvents(body, request);
      const [path = '/'] = body.path.split(/[?#]/, 1);
      await keepReport(
        db,
        { ...body, path, events },
        {
          site,
          consent,
          peers,
          at: now(),
          url: `${publicUrl}${site.basePath}${path}`,
          isInternal: await isInternal(events, request),
        },
      );
      return { success: true };
    },
  };
};
