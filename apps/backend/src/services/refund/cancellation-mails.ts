import type { WireOrder } from '@ironcart/api/contract';
import { formatMoney } from '@ironcart/core/money';
import { pathOnSite } from '@ironcart/core/routing';
import type { Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { mailPage } from '../../providers/mail/mail-page.ts';

export interface CancellationMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly sites: Sites;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

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
  { now, randomId, sites, publicUrl }: CancellationMailContext,
): Promise<boolean> => {
  const untold = await takeUntold(transaction);
  if (!untold) return false;
  const { order_id: orderId, customer_id, refund } = untold;
  const site = sites.byStoreId(untold.store_id);
  // The document is the wire's order as it was accepted.
  const { customer, billingAddress } = untold.document as Pick<WireOrder, 'customer' | 'billingAddress'>;
  const greeting = `Hello ${billingAddress?.firstname ?? ''}`.trim();
  const amount = amountFromColumn(refund);
  const lead = `Your order ${orderId} is cancelled. Nothing of it will be shipped.`;
  const money =
    amount > 0
      ? `${formatMoney(amount, site.currency, site.locale)} is on its way back to what you paid with. Banks take some days to show it.`
      : 'There was nothing to give back.';
  const link =
    customer_id === null
      ? { url: publicUrl + pathOnSite('/', site), label: 'Go to the store' }
      : { url: publicUrl + pathOnSite(`/account/order/${orderId}`, site), label: 'See the order' };
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: customer.email,
    subject: `Cancelled: your order ${orderId}`,
    body: `${[`${greeting},`, lead, money, `${link.label}: ${link.url}`].join('\n\n')}\n`,
    html: mailPage([`<p>${escapeHtml(greeting)},</p><p>${escapeHtml(lead)}</p>`, `<p>${escapeHtml(money)}</p>`], link),
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
export const tellOfCancellations = async (context: CancellationMailContext): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(context.db, (transaction) => tellOne(transaction, context));
};
