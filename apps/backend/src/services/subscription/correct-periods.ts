import { paidUntil } from '@ironcart/core/subscription';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';

/** The clocks of processes differ slightly: times within it are not corrected. */
const slackMs = 5 * 60_000;

interface AheadSubscription {
  readonly order_id: string;
  readonly product_id: number;
  readonly interval: string;
  readonly time_zone: string;
  readonly counted_from: Date;
  readonly scheduled_at: Date;
  /** Whether the period is the first one, so that the subscription was also bought while the clock was ahead. */
  readonly is_first: boolean;
  /** End of the latest period with a payment. */
  readonly requested_until: Date | null;
}

const takeAhead = async (transaction: Transaction, now: Date): Promise<AheadSubscription | undefined> => {
  const { rows } = await sql<AheadSubscription>`
    select order_id, product_id, interval, time_zone, counted_from, scheduled_at, scheduled_at = placed_at as is_first,
      (select max(payments.period_end) from subscription_payments payments join extra_payments extra using (extra_payment_id)
        where payments.order_id = subscriptions.order_id and payments.product_id = subscriptions.product_id
          and withdrawn_at is null) as requested_until
    from subscriptions join orders using (order_id)
    where ended_at is null and scheduled_at > ${new Date(now.getTime() + slackMs)}
    limit 1 for update of subscriptions skip locked`.execute(transaction);
  return rows[0];
};

/** The period's end that the clock would have written if it had not been ahead. */
const correctedPeriod = (ahead: AheadSubscription, now: Date): { readonly countedFrom: Date; readonly end: Date } => {
  const { interval, time_zone, counted_from, scheduled_at, is_first, requested_until } = ahead;
  const byMs = is_first ? scheduled_at.getTime() - now.getTime() : 0;
  const countedFromMs = counted_from.getTime() - byMs;
  // A trial has not ended before the time from which its periods are counted.
  const endMs =
    countedFromMs > now.getTime() ? countedFromMs : paidUntil(countedFromMs, interval, now.getTime(), time_zone);
  return {
    countedFrom: new Date(countedFromMs),
    end: new Date(Math.max(endMs, requested_until?.getTime() ?? 0)),
  };
};

const correctOne = async (transaction: Transaction, now: Date): Promise<boolean> => {
  const ahead = await takeAhead(transaction, now);
  if (!ahead) return false;
  const { countedFrom, end } = correctedPeriod(ahead, now);
  await transaction
    .updateTable('subscriptions')
    .set({ counted_from: countedFrom, period_end: end, next_look_at: end, scheduled_at: now })
    .where('order_id', '=', ahead.order_id)
    .where('product_id', '=', ahead.product_id)
    .execute();
  return true;
};

/**
 * Corrects the periods that were written while the clock was ahead, so that they are charged once it is set back: the
 * periods that it seemed to have missed, and those of subscriptions bought meanwhile, which begin now. A period with a
 * payment is not charged again.
 */
export const correctPeriods = async ({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> => {
  await inTransactions(db, (transaction) => correctOne(transaction, now()));
};
