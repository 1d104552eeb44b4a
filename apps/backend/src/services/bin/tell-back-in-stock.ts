import { pathOnSite } from '@ironcart/core/routing';
import type { SiteCode, Sites } from '@ironcart/core/site';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { putIntoPushOutbox } from '../../providers/push/push-outbox.ts';
import type { MailJobContext } from '../service-context.ts';

interface DueNotice {
  readonly notice_id: string;
  readonly email: string;
  /** null for a guest, who has no registered device. */
  readonly customer_id: string | null;
  readonly site_code: SiteCode;
  readonly name: string;
  /** The page on which it was requested. */
  readonly url_key: string;
}

const letter = (name: string, link: string): string => `Hello,

you wanted to hear when this can be bought again: ${name}. It can now.

See it in the store: ${link}

This is the only mail about it. Should it be gone before you are there, ask again on its page.
`;

/** Selects a due notice of a product that is for sale on a site of the store, and locks it in this transaction. */
const takeNotice = (transaction: Transaction, sites: Sites): Promise<DueNotice | undefined> =>
  transaction
    .selectFrom('back_in_stock_notices as notice')
    .innerJoin('products as product', 'product.product_id', 'notice.product_id')
    .innerJoin('products as page', (join) =>
      join.on((on) => on('page.product_id', '=', on.fn.coalesce('notice.parent_id', 'notice.product_id'))),
    )
    .select([
      'notice.notice_id',
      'notice.email',
      'notice.customer_id',
      'notice.site_code',
      'product.name',
      'page.url_key',
    ])
    .where('notice.state', '=', 'due')
    .where('product.is_withdrawn', '=', false)
    .where(
      'notice.site_code',
      'in',
      sites.all.map(({ code }) => code),
    )
    .orderBy('notice.created_at')
    .limit(1)
    .forUpdate('notice')
    .skipLocked()
    .executeTakeFirst();

/** Writes the mail of one notice and a message to the customer's devices, and ends the notice; false if none is due. */
const tellOne = async (
  transaction: Transaction,
  { now, randomId, publicUrl, sites }: MailJobContext,
): Promise<boolean> => {
  const notice = await takeNotice(transaction, sites);
  if (!notice) return false;
  const { notice_id, email, customer_id: customerId, site_code, name, url_key } = notice;
  const subject = `Back in stock: ${name}`;
  const path = pathOnSite(`/${url_key}`, sites.byCode(site_code));
  const at = now();
  await transaction.deleteFrom('back_in_stock_notices').where('notice_id', '=', notice_id).execute();
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: email,
    subject,
    body: letter(name, `${publicUrl}${path}`),
    at,
  });
  if (customerId !== null) {
    const body = 'You wanted to hear when it can be bought again. It can now.';
    await putIntoPushOutbox(transaction, { customerId, title: subject, body, path, at }, randomId);
  }
  return true;
};

/**
 * Writes a mail for every notice whose product is available again; each notice is used once. Several processes can run
 * it concurrently.
 */
export const tellBackInStock = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => tellOne(transaction, context));
};
