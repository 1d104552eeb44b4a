import type { SiteCode } from '@ironcart/core/site';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { MailJobContext } from '../service-context.ts';
import { customerOfEmail, newMailedToken } from './mailed-token.ts';

const confirmation = (firstname: string, link: string): string => `Hello ${firstname},

somebody, most likely you, wants to use this e-mail address for an account. Confirm it within the next hour.

Confirm this address: ${link}

If it was not you, there is nothing to do: nothing changes.
`;

const requestNotice = (firstname: string): string => `Hello ${firstname},

somebody, most likely you, asked for another e-mail address for your account and knew its password. It changes once the
mail to the new address is confirmed.

If it was not you, choose a new password now: nobody can use the old one afterwards.
`;

const changedNotice = (firstname: string): string => `Hello ${firstname},

your account has another e-mail address from now on: this one no longer logs in.

If it was not you, please write to us at once.
`;

/** Writes the notice to the old address. */
export const putEmailChangedNotice = (
  transaction: Transaction,
  { mailId, email, firstname, at }: { mailId: string; email: string; firstname: string; at: Date },
): Promise<void> =>
  putIntoOutbox(transaction, {
    mailId,
    recipient: email,
    subject: 'Your e-mail address was changed',
    body: changedNotice(firstname),
    at,
  });

interface Wish {
  readonly change_id: string;
  readonly email: string;
  readonly site_code: SiteCode;
  readonly old_email: string;
  readonly firstname: string;
}

const takeWish = (transaction: Transaction): Promise<Wish | undefined> =>
  transaction
    .selectFrom('email_changes')
    .innerJoin('customers', 'customers.customer_id', 'email_changes.customer_id')
    .select(['change_id', 'email_changes.email', 'site_code', 'customers.email as old_email', 'firstname'])
    .where('token_hash', 'is', null)
    .orderBy('requested_at')
    .limit(1)
    .forUpdate('email_changes')
    .skipLocked()
    .executeTakeFirst();

/** Handles one request for another address; false if none is pending. */
const answerOne = async (transaction: Transaction, context: MailJobContext): Promise<boolean> => {
  const wish = await takeWish(transaction);
  if (!wish) return false;
  const { randomId } = context;
  const at = context.now();
  const { email, old_email: oldEmail, firstname } = wish;
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: oldEmail,
    subject: 'Another e-mail address was asked for',
    body: requestNotice(firstname),
    at,
  });
  if (await customerOfEmail(transaction, email)) {
    await transaction.deleteFrom('email_changes').where('change_id', '=', wish.change_id).execute();
    return true;
  }
  const { link, kept } = newMailedToken(context, { siteCode: wish.site_code, page: '/account/confirm-email' });
  await transaction.updateTable('email_changes').set(kept).where('change_id', '=', wish.change_id).execute();
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: email,
    subject: 'Confirm your e-mail address',
    body: confirmation(firstname, link),
    at,
  });
  return true;
};

/**
 * Writes the mails of all requested e-mail changes: a link to the new address, unless it is taken, and a notice to the
 * old one. Several processes can run it concurrently.
 */
export const sendEmailChangeMails = (context: MailJobContext): Promise<void> =>
  inTransactions(context.db, (transaction) => answerOne(transaction, context));
