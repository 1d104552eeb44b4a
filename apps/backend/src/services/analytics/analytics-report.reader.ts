import { type AnalyticsEventName, analyticsEventNames } from '@ironcart/core/visitor';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** Funnel of one site: how many browsers reached each step, and their purchases. */
export interface SiteReport {
  readonly siteCode: string;
  /** The number of browsers by the furthest event that they reached; without internal staff. */
  readonly visitors: Readonly<Record<AnalyticsEventName, number>>;
  readonly purchases: number;
  /** Decimal, with its currency: '1234.50 USD'. */
  readonly revenue: readonly string[];
  /** Events of internal staff, excluded from all other counts. */
  readonly internalEvents: number;
}

/** The state of deliveries to one peer. */
export interface PeerReport {
  readonly peer: string;
  readonly delivered: number;
  readonly waiting: number;
  readonly givenUp: number;
  /** The latest failure of pending or given-up deliveries. */
  readonly lastFault: string | null;
}

/** The data printed by `npm run analytics`. */
export interface AnalyticsReportOfStore {
  readonly sites: readonly SiteReport[];
  readonly peers: readonly PeerReport[];
}

const readSites = async (db: Database, since: Date): Promise<readonly SiteReport[]> => {
  const counted = await db
    .selectFrom('analytics_events')
    .select(['site_code', 'name', sql<string>`count(distinct visitor)`.as('visitors')])
    .where('happened_at', '>=', since)
    .where('is_internal', '=', false)
    .groupBy(['site_code', 'name'])
    .execute();
  const internal = await db
    .selectFrom('analytics_events')
    .select(['site_code', sql<string>`count(*)`.as('events')])
    .where('happened_at', '>=', since)
    .where('is_internal', '=', true)
    .groupBy('site_code')
    .execute();
  const bought = await db
    .selectFrom('analytics_events as event')
    .innerJoin('orders', 'orders.order_id', 'event.order_id')
    .select([
      'event.site_code',
      'orders.currency',
      sql<string>`count(*)`.as('purchases'),
      sql<string>`sum(orders.grand_total_including_tax)`.as('revenue'),
    ])
    .where('event.name', '=', 'purchase')
    .where('happened_at', '>=', since)
    .where('is_internal', '=', false)
    .groupBy(['event.site_code', 'orders.currency'])
    .execute();
  const codes = [...new Set([...counted, ...internal].map(({ site_code }) => site_code))].toSorted();
  return codes.map((siteCode) => {
    const here = counted.filter(({ site_code }) => site_code === siteCode);
    const sold = bought.filter(({ site_code }) => site_code === siteCode);
    const of = (name: AnalyticsEventName) => Number(here.find((row) => row.name === name)?.visitors ?? 0);
    return {
      siteCode,
      visitors: Object.fromEntries(analyticsEventNames.map((name) => [name, of(name)])) as SiteReport['visitors'],
      purchases: sold.reduce((all, { purchases }) => all + Number(purchases), 0),
      revenue: sold.map(({ currency, revenue }) => `${Number(revenue).toFixed(2)} ${currency}`),
      internalEvents: Number(internal.find(({ site_code }) => site_code === siteCode)?.events ?? 0),
    };
  });
};

const readPeers = async (db: Database, since: Date): Promise<readonly PeerReport[]> => {
  const rows = await db
    .selectFrom('analytics_deliveries')
    .select([
      'peer',
      sql<string>`count(*) filter (where delivered_at is not null)`.as('delivered'),
      sql<string>`count(*) filter (where delivered_at is null and given_up_at is null)`.as('waiting'),
      sql<string>`count(*) filter (where given_up_at is not null)`.as('given_up'),
      sql<
        string | null
      >`(array_agg(last_fault order by next_attempt_at desc) filter (where last_fault is not null))[1]`.as(
        'last_fault',
      ),
    ])
    .where('created_at', '>=', since)
    .groupBy('peer')
    .orderBy('peer')
    .execute();
  return rows.map(({ peer, delivered, waiting, given_up, last_fault }) => ({
    peer,
    delivered: Number(delivered),
    waiting: Number(waiting),
    givenUp: Number(given_up),
    lastFault: last_fault,
  }));
};

/** Shoppers' events since an instant by site, and the state of deliveries to peers. */
export const readAnalyticsReport = async (db: Database, since: Date): Promise<AnalyticsReportOfStore> => ({
  sites: await readSites(db, since),
  peers: await readPeers(db, since),
});
