import { type RawBuilder, sql } from 'kysely';
import { isDueBy } from '../../db/due.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import { type OutsideContext, settleFromOutside } from './settle-order.ts';

/** The queue's name for settling one order. */
export const settleOrderTask = 'settle-order';

const batch = 100;

/** Delay before the provider is queried again for a pending order, in milliseconds. */
const askAgainMs = 15_000;

/** The age from which a running job is considered lost with its process. */
const jobLease = sql`interval '1 minute'`;

/** Longer than the queue waits before any attempt: a job that waits longer was written before the clock was set back. */
const longestJobDelay = sql`interval '1 hour'`;

const waiting: RawBuilder<boolean> = sql<boolean>`(status in ('new', 'payment_pending') or void_due)`;

/**
 * Settles all unfinished orders: new ones whose process died between capture and publishing, unanswered challenges,
 * failed orders whose money was not released. Several processes can run it concurrently.
 * @returns the number of checked orders
 */
export const reconcileOrders = async (context: OutsideContext): Promise<number> => {
  const { db, logger } = context;
  const { rows } = await sql<{ readonly order_id: string }>`
    select order_id from orders where ${waiting} and (status <> 'new' or ${isDueBy('leased_until', context.now(), context.placementLeaseMs)})
    order by created_at limit ${batch}`.execute(db);
  for (const { order_id } of rows) {
    try {
      await settleFromOutside(context, order_id);
    } catch (error) {
      logger.error({ ...loggedFault(error), orderId: order_id }, 'An order could not be settled; it stays due');
    }
  }
  return rows.length;
};

const addJob = (runAt: RawBuilder<Date>): RawBuilder<unknown> => sql`
  graphile_worker.add_job(
    ${settleOrderTask}, json_build_object('orderId', order_id), job_key => 'settle ' || order_id, max_attempts => 6,
    run_at => ${runAt}
  )`;

type EnqueueContext = Pick<OutsideContext, 'db' | 'now' | 'placementLeaseMs' | 'threeDsTimeoutMs'>;

/**
 * Enqueues due orders, each once: a failed one waits there for its next attempt, and one whose process died is enqueued
 * again. A pending order is due at its time limit, and earlier if the provider's notification may be lost.
 */
export const enqueueDueOrders = async ({
  db,
  now,
  placementLeaseMs,
  threeDsTimeoutMs,
}: EnqueueContext): Promise<void> => {
  const at = now();
  await sql`
    select ${addJob(sql<Date>`now()`)} from orders
    where ${waiting}
      and case status
        when 'new' then ${isDueBy('leased_until', at, placementLeaseMs)}
        when 'payment_pending' then ${isDueBy('challenge_expires_at', at, threeDsTimeoutMs)}
          or ${isDueBy('updated_at', new Date(at.getTime() - askAgainMs), askAgainMs)}
        else true end
      and not exists (
        select from graphile_worker.jobs
        where key = 'settle ' || order_id
          and case when locked_at is null then attempts < max_attempts and run_at < now() + ${longestJobDelay}
            else locked_at between now() - ${jobLease} and now() + ${jobLease} end
      )
    order by created_at limit ${batch}`.execute(db);
};

/** Settles an order as a job of the queue; one that waits for its shopper is checked again later. */
export const settleAsJob = async (context: OutsideContext, orderId: string): Promise<void> => {
  await settleFromOutside(context, orderId);
  await sql`
    select ${addJob(sql<Date>`least(now() + make_interval(secs => ${askAgainMs / 1_000}), challenge_expires_at)`)}
    from orders
    where order_id = ${orderId} and status = 'payment_pending' and challenge_expires_at > ${context.now()}`.execute(
    context.db,
  );
};
