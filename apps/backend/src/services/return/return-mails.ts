import type { WireOrder } from '@ironcart/api/contract';
import { formatMoney } from '@ironcart/core/money';
import type { ReturnStatus } from '@ironcart/core/return';
import { pathOnSite } from '@ironcart/core/routing';
import type { Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { mailPage } from '../../providers/mail/mail-page.ts';

export interface ReturnMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly sites: Sites;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

interface UntoldReturn {
  readonly rma_number: string;
  readonly order_id: string;
  readonly store_id: number;
  readonly status: ReturnStatus;
  readonly refund: string | null;
  readonly document: unknown;
}

const takeUntold = async (transaction: Transaction): Promise<UntoldReturn | undefined> => {
  const { rows } = await sql<UntoldReturn>`
    select rma_number, order_id, store_id, returns.status, refund::text, document
    from return_authorizations returns join orders using (order_id)
    where told_status <> returns.status
      and not exists (select from refunds where refunds.rma_number = returns.rma_number and refunds.status <> 'paid')
    order by rma_number limit 1 for update of returns skip locked`.execute(transaction);
  return rows[0];
};

/** Writes the mail of one arrived or refunded return; false if none is pending. */
const tellOne = async (
  transaction: Transaction,
  { now, randomId, sites, publicUrl }: ReturnMailContext,
): Promise<boolean> => {
  const untold = await takeUntold(transaction);
  if (!untold) return false;
  const { rma_number: rmaNumber, order_id: orderId, store_id: storeId, status, refund } = untold;
  const site = sites.byStoreId(storeId);
  // The document is the wire's order as it was accepted.
  const { customer, billingAddress } = untold.document as Pick<WireOrder, 'customer' | 'billingAddress'>;
  const greeting = `Hello ${billingAddress?.firstname ?? ''}`.trim();
  const amount = refund === null ? '' : formatMoney(amountFromColumn(refund), site.currency, site.locale);
  const lead =
    status === 'refunded'
      ? `${amount} of your order ${orderId} was refunded for the return ${rmaNumber}.`
      : `The return ${rmaNumber} of your order ${orderId} arrived at our store.`;
  const url = `${publicUrl}${pathOnSite('/rmaprocess/initiate', site)}?order=${encodeURIComponent(orderId)}`;
  const label = 'Your returns';
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: customer.email,
    subject: status === 'refunded' ? `Refunded: return ${rmaNumber}` : `Received: return ${rmaNumber}`,
    body: `${[`${greeting},`, lead, `${label}: ${url}`].join('\n\n')}\n`,
    html: mailPage([`<p>${escapeHtml(greeting)},</p><p>${escapeHtml(lead)}</p>`], { url, label }),
    at: now(),
  });
  await transaction
    .updateTable('return_authorizations')
    .set({ told_status: status })
    .where('rma_number', '=', rmaNumber)
    .execute();
  return true;
};

/** Writes the mails of all arrived and refunded returns, each once. Several processes may run it concurrently. */
export const tellOfReturns = async (context: ReturnMailContext): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(context.db, (transaction) => tellOne(transaction, context));
};
