import { formatMoney } from '@ironcart/core/money';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { orderLinkOf, orderMail } from '../order-mail.ts';
import type { MailJobContext } from '../service-context.ts';

interface UntoldCancellation {
  readonly order_id: string;
  readonly store_id: number;
  readonly customer_id: string | null;
  readonly document: unknown;
  readonly refund: string;
}

const takeUntold = async (transaction: Transaction): Promise<UntoldCancellation | undefined> => {
  const { rows } = await sql<UntoldCancellation>`
    select order_id, store_id, customer_id, document,
      (select coalesce(sum(amount), 0)::text from refunds where refunds.order_id = orders.order_id) as refund
    from orders where cancelled_at is not null and cancellation_told_at is null
    order by cancelled_at limit 1 for update of orders skip locked`.execute(transaction);
  return rows[0];
};

/** Writes the mail of one cancelled order; false if none is pending. */
const tellOne = async (
  transaction: Transaction,
  { now, randomId, sites, publicUrl }: MailJobContext,
): Promise<boolean> => {
  const untold = await takeUntold(transaction);
  if (!untold) return false;
  const { order_id: orderId, customer_id, refund } = untold;
  const site = sites.byStoreId(untold.store_id);
  const amount = amountFromColumn(refund);
  const lead = `Your order ${orderId} is cancelled. Nothing of it will be shipped.`;
  const money =
    amount > 0
      ? `${formatMoney(amount, site.currency, site.locale)} is on its way back to what you paid with. Banks take some days to show it.`
      : 'There was nothing to give back.';
  const about = { orderId, storeId: untold.store_id, isOfCustomer: customer_id !== null };
  const link = orderLinkOf(about, { sites, publicUrl });
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    ...orderMail(untold.document, { subject: `Cancelled: your order ${orderId}`, paragraphs: [lead, money], link }),
    at: now(),
  });
  await transaction
    .updateTable('orders')
    .set({ cancellation_told_at: now() })
    .where('order_id', '=', orderId)
    .execute();
  return true;
};

/** Writes the mails of all cancelled orders, each once. Several processes may run it concurrently. */
export const tellOfCancellations = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => tellOne(transaction, context));
};
