import type { SiteCode, Sites } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { hashOfToken, isSecretToken, newSecretToken } from '../session/secret-token.ts';

/** How long the link of a mail holds, in milliseconds. */
export const mailedTokenLifetimeMs = 60 * 60_000;

/** What is asked for by a mail with a link, each kept in a table of its own. */
type MailedTokenTable = 'password_resets' | 'email_changes';

/** What a job needs that writes mails with links. */
export interface LinkMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly sites: Sites;
  /** The address that shoppers see, without a slash at its end. */
  readonly publicUrl: string;
}

/** A new token with what is kept of it, and the link that brings it to a page of a site. @param page as '/account/confirm-email' */
export const newMailedToken = (
  { publicUrl, now, sites }: LinkMailContext,
  { siteCode, page }: { readonly siteCode: SiteCode; readonly page: string },
) => {
  const token = newSecretToken();
  return {
    link: `${publicUrl}${sites.byCode(siteCode).basePath}${page}/${token}`,
    kept: { token_hash: hashOfToken(token), expires_at: new Date(now().getTime() + mailedTokenLifetimeMs) },
  };
};

/**
 * Uses a token up, once and before it ends.
 * @returns whose it was; undefined for one that is none, used or too old
 */
export const useMailedToken = async (
  transaction: Transaction,
  table: MailedTokenTable,
  token: string,
  at: Date,
): Promise<string | undefined> => {
  if (!isSecretToken(token)) return undefined;
  const used = await transaction
    // Both tables have the columns that are named here.
    .updateTable(table as 'password_resets')
    .set({ used_at: at })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id ?? undefined;
};

/** Makes every link to a new password worthless that a customer has not used. */
export const endPasswordLinks = async (transaction: Transaction, customerId: string, at: Date): Promise<void> => {
  await transaction
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
};

/** Who has an address, in whichever case it is written. */
export const customerOfEmail = (transaction: Transaction, email: string) =>
  transaction
    .selectFrom('customers')
    .select(['customer_id', 'email', 'firstname'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Answers what waits, each in a transaction of its own. @param answerOne false where nothing waits any more */
export const answerAllWaiting = async (
  { db }: LinkMailContext,
  answerOne: (transaction: Transaction) => Promise<boolean>,
): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(db, answerOne);
};
