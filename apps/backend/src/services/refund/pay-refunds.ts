import { sql } from 'kysely';
import type { Logger } from 'pino';
import { amountFromColumn } from '../../db/amount.ts';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import type { Payments } from '../../providers/payment/payments.ts';

export interface RefundContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: Payments;
  readonly logger: Logger;
}

/** Maximum number of refunds per run. */
const batch = 50;

/** Delay before a refund with an unknown result is requested again, in milliseconds. */
const askAgainMs = 60_000;

interface DueRefund {
  readonly refund_id: string;
  readonly order_id: string;
  readonly payment_key: string;
  readonly amount: string;
}

/** Claims due refunds, so that no other process requests them until they are due again. */
const takeDue = async ({ db, now }: RefundContext): Promise<readonly DueRefund[]> => {
  const { rows } = await sql<DueRefund>`
    update refunds set next_try_at = ${new Date(now().getTime() + askAgainMs)}
    where refund_id in (
      select refund_id from refunds where status = 'due' and ${isDueBy('next_try_at', now(), askAgainMs)}
      order by next_try_at limit ${batch} for update skip locked
    )
    returning refund_id, order_id, payment_key, amount::text as amount`.execute(db);
  return rows;
};

/** Records the result once, also in the order's audit trail. */
const note = async ({ db, now }: RefundContext, refundId: string, isPaid: boolean): Promise<void> => {
  await sql`
    with settled as (
      update refunds set status = ${isPaid ? 'paid' : 'by_hand'}, settled_at = ${isPaid ? now() : null}
      where refund_id = ${refundId} and status = 'due' returning order_id
    )
    insert into payment_events (order_id, kind, payment_reference, cause, happened_at)
    select order_id, 'refunded', payment_reference, 'job refunds', ${now()}::timestamptz
    from settled join orders using (order_id) where ${isPaid}`.execute(db);
};

/**
 * Requests due refunds from the payment providers, each with its own idempotency key: repeated after a lost response,
 * it is paid once. Refused refunds are left to staff. No row is locked during a request; several processes may run it
 * concurrently.
 */
export const payRefunds = async (context: RefundContext): Promise<void> => {
  const { payments, logger } = context;
  for (const { refund_id: refundKey, order_id: orderId, payment_key, amount } of await takeDue(context)) {
    try {
      const isPaid = await payments.refund(payment_key, { refundKey, amount: amountFromColumn(amount) });
      await note(context, refundKey, isPaid);
      if (!isPaid)
        logger.error({ orderId, refundKey }, 'The payment provider rejected a refund: staff must pay it back');
    } catch (error) {
      logger.error({ ...loggedFault(error), orderId, refundKey }, 'A refund is not confirmed; it is retried');
    }
  }
};
