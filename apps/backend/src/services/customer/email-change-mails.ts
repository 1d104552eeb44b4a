import { type SiteCode, siteByCode } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { hashOfToken, newSecretToken } from '../session/secret-token.ts';

/** How long the link of a mail confirms the new address. */
export const emailChangeLifetimeMs = 60 * 60_000;

const confirmation = (firstname: string, link: string): string => `Hello ${firstname},

somebody, most likely you, wants to use this e-mail address for an account. Confirm it here within the next hour:

${link}

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

/** Tells the old address that the account has left it. */
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

export interface EmailChangeMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** The address that shoppers see, without a slash at its end. */
  readonly publicUrl: string;
}

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

const isTaken = async (transaction: Transaction, email: string): Promise<boolean> => {
  const customer = await transaction
    .selectFrom('customers')
    .select('customer_id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return customer !== undefined;
};

/** Answers one wish for another address; false where none waits. */
const answerOne = async (
  transaction: Transaction,
  { now, randomId, publicUrl }: EmailChangeMailContext,
): Promise<boolean> => {
  const wish = await takeWish(transaction);
  if (!wish) return false;
  const at = now();
  const { email, old_email: oldEmail, firstname } = wish;
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: oldEmail,
    subject: 'Another e-mail address was asked for',
    body: requestNotice(firstname),
    at,
  });
  if (await isTaken(transaction, email)) {
    await transaction.deleteFrom('email_changes').where('change_id', '=', wish.change_id).execute();
    return true;
  }
  const token = newSecretToken();
  await transaction
    .updateTable('email_changes')
    .set({ token_hash: hashOfToken(token), expires_at: new Date(at.getTime() + emailChangeLifetimeMs) })
    .where('change_id', '=', wish.change_id)
    .execute();
  const { basePath } = siteByCode(wish.site_code);
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: email,
    subject: 'Confirm your e-mail address',
    body: confirmation(firstname, `${publicUrl}${basePath}/account/confirm-email/${token}`),
    at,
  });
  return true;
};

/**
 * Writes the mails of every wish for another e-mail address: a link to the new one, unless somebody has it, and a notice
 * to the old one in any case. Any number of processes may do it at once.
 */
export const sendEmailChangeMails = async (context: EmailChangeMailContext): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(context.db, (transaction) => answerOne(transaction, context));
};
