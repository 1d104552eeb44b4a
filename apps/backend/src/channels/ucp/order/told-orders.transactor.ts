import { type RawBuilder, sql } from 'kysely';
import { isDueBy } from '../../../db/due.ts';
import type { ServiceContext } from '../../../services/service-context.ts';

type QueueContext = Pick<ServiceContext, 'db' | 'now' | 'logger'>;

/**
 * Delay of the first retry of an undelivered webhook, in milliseconds; it grows with each attempt. A claim lasts
 * equally long.
 */
const firstDelayMs = 30_000;
const lastDelayMs = 6 * 60 * 60_000;
/** How long a process owns an order for delivery, in milliseconds; afterwards it does not send the webhook any more. */
export const leaseMs = firstDelayMs;
/** After this many milliseconds a failing platform is given up, until the order changes again. */
const givenUpAfterMs = 3 * 24 * 60 * 60_000;

/** Condition of an order with an update that is due for delivery. */
export const isOrderDue = (at: Date): RawBuilder<boolean> =>
  sql`(changes > told_changes and ${isDueBy('next_attempt_at', at, lastDelayMs)})`;

/** Why a webhook was not delivered, whether a retry can help, and the delay that the platform requests. */
export interface Fault {
  readonly text: string;
  readonly isFinal: boolean;
  readonly waitMs?: number | undefined;
}

/**
 * The result of an attempt: without a fault, that many changes were delivered, or the platform does not want webhooks.
 */
export interface Told {
  readonly changes: number;
  readonly fault?: Fault;
}

/** An order claimed by a process for delivery of its webhook. */
export interface Claimed {
  readonly order_id: string;
  readonly platform: string;
  readonly changes: number;
  readonly failing_since: Date | null;
  /** The timestamp of the webhook: at least a second after the order's previous one. */
  readonly webhook_at: Date;
}

/**
 * Claims an order update that is due for delivery to the platform's webhook, until the attempt is settled or the lease
 * expires. Meanwhile no other process delivers it, even after further changes, so that webhooks about one order are
 * never reordered.
 */
export const claimOrder = async (
  { db, now }: QueueContext,
  failed: readonly string[],
): Promise<Claimed | undefined> => {
  const at = now();
  const { rows } = await sql<Claimed>`
    update agent_orders set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz
      + least(${firstDelayMs} * 2.0 ^ least(attempts, 20), ${lastDelayMs}) * interval '1 millisecond',
      telling_until = ${at}::timestamptz + ${leaseMs} * interval '1 millisecond',
      webhook_at = greatest(${at}::timestamptz, date_trunc('second', webhook_at) + interval '1 second')
    where order_id = (
      select order_id from agent_orders as due
      where ${isOrderDue(at)} and ${isDueBy('telling_until', at, leaseMs)}
        and platform <> all (${[...failed]}::text[])
        and not exists (select from agent_orders as waiting
          where waiting.platform = due.platform
            and not ${isDueBy('waiting.platform_waits_until', at, lastDelayMs)})
      order by next_attempt_at limit 1 for update skip locked)
    returning order_id, platform, changes, failing_since, webhook_at`.execute(db);
  return rows[0];
};

/** Records the result of an attempt, unless another process has claimed the order since. */
export const settleOrder = async (
  { db, now, logger }: QueueContext,
  { order_id, platform, failing_since, webhook_at }: Claimed,
  { changes, fault }: Told,
): Promise<void> => {
  const at = now();
  const update = db
    .updateTable('agent_orders')
    .set({ telling_until: at })
    .where('order_id', '=', order_id)
    .where('webhook_at', '=', webhook_at);
  if (fault === undefined) {
    await update.set({ told_changes: changes, attempts: 0, failing_since: null, last_fault: null }).execute();
    return;
  }
  const since = failing_since ?? at;
  const isGivenUp = fault.isFinal || at.getTime() - since.getTime() >= givenUpAfterMs;
  logger.warn(
    { platform, orderId: order_id, isGivenUp, fault: fault.text },
    'An order webhook could not be delivered to a platform',
  );
  const waitMs = Math.min(lastDelayMs, Math.max(firstDelayMs, fault.waitMs ?? 0));
  await update
    .set({
      failing_since: isGivenUp ? null : since,
      last_fault: fault.text.slice(0, 300),
      ...(isGivenUp ? { told_changes: changes, attempts: 0 } : {}),
      // The failure also delays the platform's other orders: each attempt may take seconds, for which all jobs wait.
      ...(fault.isFinal ? {} : { platform_waits_until: new Date(at.getTime() + waitMs) }),
    })
    .execute();
};
