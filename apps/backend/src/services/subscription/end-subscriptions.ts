import type { WireOrder } from '@ironcart/api/contract';
import { dayAt, type Sites, type TimeZone } from '@ironcart/core/site';
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
  /** The day of the site on which the paid period ends, as in '2027-03-31'. */
  readonly endsOn: string;
}

interface EndContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly sites: Sites;
  /** Creates a UUID for each call. */
  readonly randomId: () => string;
}

/** The subscriptions of an order that have not ended, including cancelled ones within their paid period. */
const readRunning = (db: Database, orderId: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.order_id', 'subscriptions.order_id')
    .innerJoin('products', 'products.product_id', 'subscriptions.product_id')
    .select(['products.product_id', 'products.name', 'customer_id', 'store_id', 'document', 'period_end'])
    .where('subscriptions.order_id', '=', orderId)
    .where('orders.cancelled_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('products.product_id');

type Running = Awaited<ReturnType<ReturnType<typeof readRunning>['execute']>>[number];

/** Ends a guest's subscription, which no account can cancel. */
const endOfGuest = async (
  { db, now, randomId }: EndContext,
  { orderId, running, timeZone }: { readonly orderId: string; readonly running: Running; readonly timeZone: TimeZone },
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
      const body = `${greetingOf(order)},\n\n${cancelledText({ name, orderId, endsAt, at, timeZone })}\n`;
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
    const { customer_id: customerId, store_id: storeId, product_id: productId, name } = running;
    const { timeZone } = context.sites.byStoreId(storeId);
    const note = (endsAt: Date) => ended.push({ name, endsOn: dayAt(endsAt.getTime(), timeZone) });
    if (customerId === null) {
      note(await endOfGuest(context, { orderId, running, timeZone }));
      continue;
    }
    const outcome = await cancelProgram(context, { customerId, productId });
    if (outcome.ok) note(outcome.value);
  }
  return ended;
};
