import { formatMoney } from '@ironcart/core/money';
import type { ReturnStatus } from '@ironcart/core/return';
import { pathOnSite } from '@ironcart/core/routing';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { orderMail } from '../order-mail.ts';
import type { MailJobContext } from '../service-context.ts';

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
  { now, randomId, sites, publicUrl }: MailJobContext,
): Promise<boolean> => {
  const untold = await takeUntold(transaction);
  if (!untold) return false;
  const { rma_number: rmaNumber, order_id: orderId, store_id: storeId, status, refund } = untold;
  const site = sites.byStoreId(storeId);
  const amount = refund === null ? '' : formatMoney(amountFromColumn(refund), site.currency, site.locale);
  const lead =
    status === 'refunded'
      ? `${amount} of your order ${orderId} was refunded for the return ${rmaNumber}.`
      : `The return ${rmaNumber} of your order ${orderId} arrived at our store.`;
  const url = `${publicUrl}${pathOnSite('/rmaprocess/initiate', site)}?order=${encodeURIComponent(orderId)}`;
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    ...orderMail(untold.document, {
      subject: status === 'refunded' ? `Refunded: return ${rmaNumber}` : `Received: return ${rmaNumber}`,
      paragraphs: [lead],
      link: { url, label: 'Your returns' },
    }),
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
export const tellOfReturns = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => tellOne(transaction, context));
};
