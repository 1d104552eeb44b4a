import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readProducts } from '../../catalogue/catalogue-reader.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { MailJobContext } from '../service-context.ts';
import { openSubscriptions } from '../subscription/open-subscriptions.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { findOrderRow, orderOf } from './order.reader.ts';

/** Writes the mails of one published order, to the buyer and to the gift cards' recipients; false if none is due. */
const confirmOne = async (
  transaction: Transaction,
  { now, randomId, publicUrl, sites }: MailJobContext,
): Promise<boolean> => {
  const due = await transaction
    .selectFrom('order_confirmations_due')
    .select('order_id')
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  // Locked against concurrent cancellation: a cancelled order issues no gift cards.
  await sql`select from orders where order_id = ${due.order_id} for share`.execute(transaction);
  const row = await findOrderRow(transaction, due.order_id);
  if (row) {
    const order = orderOf(row);
    const at = now();
    const giftCardMails = row.cancelled_at
      ? []
      : await issueGiftCards(transaction, order, { now: at, randomBytes, publicUrl, sites });
    const orderedIds = order.items.map(({ productId }) => productId);
    const site = sites.byStoreId(order.storeId);
    const products = await readProducts(transaction, orderedIds, site);
    await openSubscriptions(transaction, order, { placedAt: row.placed_at ?? at, products, timeZone: site.timeZone });
    const confirmation = { ...confirmationMail(order, { publicUrl, sites }, products), at };
    for (const mail of [confirmation, ...giftCardMails]) {
      await putIntoOutbox(transaction, { ...mail, mailId: randomId() });
    }
  }
  await transaction.deleteFrom('order_confirmations_due').where('order_id', '=', due.order_id).execute();
  return true;
};

/** Writes the mails of all published orders, once each. Several processes can run it concurrently. */
export const writeOrderConfirmations = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => confirmOne(transaction, context));
};
