import { type SiteCode, siteByCode } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { hashOfToken, newSecretToken } from '../session/secret-token.ts';

/** How long the link of a mail leads to a new password. */
export const resetLifetimeMs = 60 * 60_000;

export interface ResetMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** The address that shoppers see, without a slash at its end. */
  readonly publicUrl: string;
}

const letter = (firstname: string, link: string): string => `Hello ${firstname},

somebody, most likely you, asked for a new password. Choose it here within the next hour:

${link}

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

/** Answers one question for a new password; false where none waits. */
const answerOne = async (
  transaction: Transaction,
  { now, randomId, publicUrl }: ResetMailContext,
): Promise<boolean> => {
  const request = await takeRequest(transaction);
  if (!request) return false;
  const customer = await transaction
    .selectFrom('customers')
    .select(['customer_id', 'email', 'firstname'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', request.email))
    .executeTakeFirst();
  if (!customer) {
    await transaction.deleteFrom('password_resets').where('reset_id', '=', request.reset_id).execute();
    return true;
  }
  const at = now();
  const token = newSecretToken();
  await transaction
    .updateTable('password_resets')
    .set({
      customer_id: customer.customer_id,
      token_hash: hashOfToken(token),
      expires_at: new Date(at.getTime() + resetLifetimeMs),
    })
    .where('reset_id', '=', request.reset_id)
    .execute();
  const { basePath } = siteByCode(request.site_code);
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: customer.email,
    subject: 'Your new password',
    body: letter(customer.firstname, `${publicUrl}${basePath}/account/reset-password/${token}`),
    at,
  });
  return true;
};

/** Makes a token and a mail for everybody who asked and has an account. Any number of processes may do it at once. */
export const sendResetMails = async (context: ResetMailContext): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(context.db, (transaction) => answerOne(transaction, context));
};
