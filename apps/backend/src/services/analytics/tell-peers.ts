import type { Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import type { BackendMetrics } from '../../metrics/backend-metrics.ts';
import type { AnalyticsPeer, PeerMessage, PeerRequest } from '../../providers/analytics/analytics-peer.ts';
import { fetchWithin } from '../../providers/fetch-within.ts';
import { readPurchaseFacts } from './purchase-facts.reader.ts';

export interface TellPeersContext {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly sites: Sites;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly peers: readonly AnalyticsPeer[];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly metrics?: Pick<BackendMetrics, 'countDelivery'> | undefined;
  /** Time limit of one response, in milliseconds. */
  readonly patienceMs?: number | undefined;
}

const usualPatienceMs = 5_000;
/** Delay before an undelivered message is retried, in milliseconds; longer than a peer's time limit. */
const firstDelayMs = 30_000;
const lastDelayMs = 6 * 60 * 60_000;
/** Age at which an undelivered message is given up, in milliseconds. */
export const deliveryLifetimeMs = 3 * 24 * 60 * 60_000;
/** Maximum deliveries per run, so that other jobs can run in between. */
const mostAtOnce = 50;

/** Why a delivery failed, and whether a retry can help; undefined on success. */
type Fault = { readonly text: string; readonly isFinal: boolean } | undefined;

const faultOf = async (
  request: Request,
  { fetch, patienceMs = usualPatienceMs }: Pick<TellPeersContext, 'fetch' | 'patienceMs'>,
): Promise<Fault> => {
  try {
    // The response's body is not read.
    const { ok, status } = await fetchWithin(patienceMs, fetch, request, (response) => response);
    if (ok) return undefined;
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { text: `It answers ${status}`, isFinal };
  } catch (error) {
    return { text: error instanceof Error ? error.message : 'It did not answer', isFinal: false };
  }
};

const requestOf = async (
  context: TellPeersContext,
  peer: AnalyticsPeer,
  message: PeerMessage,
): Promise<PeerRequest> => {
  if (message.kind === 'events') return peer.ofEvents?.(message);
  const purchase = await readPurchaseFacts(context, message.orderId);
  return purchase && peer.ofPurchase(purchase, message);
};

/** The result of one delivery; peers that fail are skipped until the next run, so that they do not delay others. */
type Outcome = 'told' | 'nothingDue' | { readonly failed: string };

interface DueDelivery {
  readonly delivery_id: number;
  readonly peer: string;
  readonly about: string;
  readonly message: PeerMessage;
  readonly attempts: number;
  readonly created_at: Date;
}

/**
 * Takes a due message and sets the time of its retry with growing delays. No lock is held while a peer responds: this
 * may take as long as the database's limit for idle transactions.
 */
const takeDue = async ({ db, peers }: TellPeersContext, at: Date): Promise<DueDelivery | undefined> => {
  const { rows } = await sql<DueDelivery>`
    update analytics_deliveries set next_attempt_at = ${at}::timestamptz
      + least(${firstDelayMs} * 2.0 ^ least(attempts, 20), ${lastDelayMs}) * interval '1 millisecond'
    where delivery_id = (
      select delivery_id from analytics_deliveries
      where delivered_at is null and given_up_at is null and ${isDueBy('next_attempt_at', at, lastDelayMs)}
        and peer = any(${peers.map(({ name }) => name)}::text[])
      order by next_attempt_at limit 1 for update skip locked)
    returning delivery_id, peer, about, message, attempts, created_at`.execute(db);
  return rows[0];
};

/** Delivers one due message, or postpones it. */
const tellOne = async (context: TellPeersContext): Promise<Outcome> => {
  const { db, peers, now, logger, metrics } = context;
  const at = now();
  const due = await takeDue(context, at);
  const peer = peers.find(({ name }) => name === due?.peer);
  if (due === undefined || peer === undefined) return 'nothingDue';
  const request = await requestOf(context, peer, due.message);
  const fault = request && (await faultOf(request, context));
  const update = db.updateTable('analytics_deliveries').where('delivery_id', '=', due.delivery_id);
  if (fault === undefined) {
    if (request) metrics?.countDelivery(peer.name, 'told');
    await update.set({ delivered_at: at, last_fault: null, message: '{}' }).execute();
    return 'told';
  }
  const attempts = due.attempts + 1;
  const isGivenUp = fault.isFinal || at.getTime() - due.created_at.getTime() >= deliveryLifetimeMs;
  metrics?.countDelivery(peer.name, isGivenUp ? 'given_up' : 'failed');
  logger.error(
    { peer: peer.name, about: due.about, attempts, isGivenUp, fault: fault.text },
    'Events could not be sent to an analytics service',
  );
  await update
    .set({
      attempts,
      last_fault: fault.text.slice(0, 300),
      given_up_at: isGivenUp ? at : null,
    })
    .execute();
  return fault.isFinal ? 'told' : { failed: peer.name };
};

/** Delivers all due messages. Several processes may run it concurrently: each message is taken by one of them. */
export const tellPeers = async (context: TellPeersContext): Promise<void> => {
  let { peers } = context;
  for (let asked = 0; peers.length > 0 && asked < mostAtOnce; asked += 1) {
    const reached = { ...context, peers };
    const outcome = await tellOne(reached);
    if (outcome === 'nothingDue') return;
    if (outcome !== 'told') peers = peers.filter(({ name }) => name !== outcome.failed);
  }
};
