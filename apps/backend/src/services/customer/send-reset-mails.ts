import type { SiteCode } from '@ironcart/core/site';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { MailJobContext } from '../service-context.ts';
import { customerOfEmail, newMailedToken } from './mailed-token.ts';

const letter = (firstname: string, link: string): string => `Hello ${firstname},

somebody, most likely you, asked for a new password. Choose it within the next hour.

Choose a new password: ${link}

If it was not you, there is nothing to do: your password stays as it is.
`;

type Request = { readonly reset_id: string; readonly email: string; readonly site_code: SiteCode };

const takeRequest = (transaction: Transaction): Promise<Request | undefined> =>
  transaction
    .selectFrom('password_resets')
    .select(['reset_id', 'email', 'site_code'])
    .where('token_hash', 'is', null)
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Handles one password reset request; false if none is pending. */
const answerOne = async (transaction: Transaction, context: MailJobContext): Promise<boolean> => {
  const request = await takeRequest(transaction);
  if (!request) return false;
  const customer = await customerOfEmail(transaction, request.email);
  if (!customer) {
    await transaction.deleteFrom('password_resets').where('reset_id', '=', request.reset_id).execute();
    return true;
  }
  const { link, kept } = newMailedToken(context, { siteCode: request.site_code, page: '/account/reset-password' });
  await transaction
    .updateTable('password_resets')
    .set({ customer_id: customer.customer_id, ...kept })
    .where('reset_id', '=', request.reset_id)
    .execute();
  await putIntoOutbox(transaction, {
    mailId: context.randomId(),
    recipient: customer.email,
    subject: 'Your new password',
    body: letter(customer.firstname, link),
    at: context.now(),
  });
  return true;
};

/** Creates tokens and mails for all requests with an account. Several processes can run it concurrently. */
export const sendResetMails = (context: MailJobContext): Promise<void> =>
  inTransactions(context.db, (transaction) => answerOne(transaction, context));
