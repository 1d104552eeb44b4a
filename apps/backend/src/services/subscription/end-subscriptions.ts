import type { WireOrder } from '@ironcart/api/contract';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { greetingOf } from '../order-mail.ts';
import { cancelProgram } from '../programming/cancel-program.ts';
import { endPayments } from './end-payments.ts';
import { cancelledSubject, cancelledText } from './subscription-mails.ts';

/** A subscription ended by staff. */
export interface EndedSubscription {
  readonly name: string;
  /** End of the paid period. */
  readonly endsAt: Date;
}

interface EndContext {
  readonly db: Database;
  readonly now: () => Date;
  /** Creates a UUID for each call. */
  readonly randomId: () => string;
}

/** The subscriptions of an order that have not ended, including cancelled ones within their paid period. */
const readRunning = (db: Database, orderId: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.order_id', 'subscriptions.order_id')
    .innerJoin('products', 'products.product_id', 'subscriptions.product_id')
    .select(['products.product_id', 'products.name', 'customer_id', 'document', 'period_end'])
    .where('subscriptions.order_id', '=', orderId)
    .where('orders.cancelled_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('products.product_id');

type Running = Awaited<ReturnType<ReturnType<typeof readRunning>['execute']>>[number];

/** Ends a guest's subscription, which no account can cancel. */
const endOfGuest = async (
  { db, now, randomId }: EndContext,
  { orderId, running }: { readonly orderId: string; readonly running: Running },
): Promise<Date> =>
  inTransaction(db, async (transaction) => {
    const at = now();
    const { product_id: productId, name } = running;
    const endsAt = (await endPayments(transaction, { orderId, productId }, at)) ?? running.period_end;
    const ended = await transaction
      .updateTable('subscriptions')
      .set({ ended_at: at, period_end: endsAt })
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .where('ended_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (ended) {
      // The document is the wire's order as it was accepted: it always has a billing address.
      const order = running.document as Pick<WireOrder, 'customer' | 'billingAddress'>;
      const body = `${greetingOf(order)},\n\n${cancelledText({ name, orderId, endsAt, at })}\n`;
      const mail = { recipient: order.customer.email, subject: cancelledSubject, body };
      await putIntoOutbox(transaction, { mailId: randomId(), ...mail, at });
    }
    return endsAt;
  });

/**
 * Ends the subscriptions of an order with the paid period, like a customer's own cancellation, and enqueues a mail
 * about each. Payments are not refunded. Idempotent.
 * @returns the subscriptions of the order that had not ended; one that was cancelled before is included until its end
 */
export const endSubscriptions = async (context: EndContext, orderId: string): Promise<readonly EndedSubscription[]> => {
  const ended: EndedSubscription[] = [];
  for (const running of await readRunning(context.db, orderId).execute()) {
    const { customer_id: customerId, product_id: productId, name } = running;
    if (customerId === null) {
      ended.push({ name, endsAt: await endOfGuest(context, { orderId, running }) });
      continue;
    }
    const outcome = await cancelProgram(context, { customerId, productId });
    if (outcome.ok) ended.push({ name, endsAt: outcome.value });
  }
  return ended;
};
