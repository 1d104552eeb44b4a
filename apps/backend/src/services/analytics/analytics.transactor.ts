import type { WireAnalyticsEvent, WireAnalyticsReport } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import type { Consent } from '@ironcart/core/visitor';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { AnalyticsPeer, PeerMessage } from '../../providers/analytics/analytics-peer.ts';

export interface ReportCircumstances {
  readonly site: Pick<Site, 'code'>;
  readonly consent: Consent;
  readonly peers: readonly AnalyticsPeer[];
  readonly isInternal: boolean;
  readonly at: Date;
  /** The page's URL, without its query. */
  readonly url: string;
}

const rowOf = (event: WireAnalyticsEvent) => ({
  event_key: event.id,
  name: event.name,
  product_id: 'productId' in event ? event.productId : null,
  qty: 'qty' in event ? event.qty : null,
  step: 'step' in event ? event.step : null,
  order_id: 'orderId' in event ? event.orderId : null,
  country_id: 'countryId' in event ? event.countryId : null,
});

/** Stores the events; returns those that were not stored before. */
const keepEvents = async (
  transaction: Transaction,
  { visitor, path, events }: WireAnalyticsReport,
  { site, at, isInternal }: ReportCircumstances,
): Promise<readonly WireAnalyticsEvent[]> => {
  if (events.length === 0) return [];
  const common = { site_code: site.code, visitor, path, is_internal: isInternal, happened_at: at };
  const kept = await transaction
    .insertInto('analytics_events')
    .values(events.map((event) => ({ ...rowOf(event), ...common })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_key')
    .execute();
  const keys = new Set(kept.map(({ event_key }) => event_key));
  return events.filter(({ id }) => keys.has(id));
};

/** Enqueues a delivery to a peer, unless it is already enqueued or delivered. */
const enqueue = async (
  transaction: Transaction,
  peer: AnalyticsPeer,
  about: string,
  message: PeerMessage,
  at: Date,
): Promise<void> => {
  await transaction
    .insertInto('analytics_deliveries')
    .values({
      peer: peer.name,
      about,
      message: JSON.stringify(message),
      created_at: at,
      next_attempt_at: at,
      delivered_at: null,
      given_up_at: null,
      last_fault: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Stores the events that a browser reported with consent to performance, each event and each purchase once, and
 * enqueues deliveries to the permitted peers: new events once, and each order once.
 */
export const keepReport = async (
  db: Database,
  report: WireAnalyticsReport,
  circumstances: ReportCircumstances,
): Promise<void> => {
  const { visitor } = report;
  const { consent, peers, at, url, site, isInternal } = circumstances;
  await inTransaction(db, async (transaction) => {
    const fresh = consent.performance ? await keepEvents(transaction, report, circumstances) : [];
    const allowed = peers.filter((peer) => consent[peer.consent]);
    const [first] = fresh;
    if (first !== undefined) {
      const message = { kind: 'events', visitor, isInternal, siteCode: site.code, url, events: fresh } as const;
      for (const peer of allowed) if (peer.ofEvents) await enqueue(transaction, peer, first.id, message, at);
    }
    for (const event of report.events) {
      if (event.name !== 'purchase') continue;
      const { orderId } = event;
      const message = { kind: 'purchase', orderId, visitor, isInternal } as const;
      for (const peer of allowed) await enqueue(transaction, peer, `order ${orderId}`, message, at);
    }
  });
};
