import type { SiteCode } from '@ironcart/core/site';
import type { Transaction } from '../../db/transaction.ts';
import type { MailJobContext } from '../service-context.ts';
import { hashOfToken, isSecretToken, newSecretToken } from '../session/secret-token.ts';
import { ofEmail } from './of-email.ts';

/** How long a mailed link is valid, in milliseconds. */
export const mailedTokenLifetimeMs = 60 * 60_000;

/** The tables of requests that send a mail with a link. */
type MailedTokenTable = 'password_resets' | 'email_changes';

/**
 * Creates a token, its stored form, and the link to a page of a site that contains it. @param page as
 * '/account/confirm-email'
 */
export const newMailedToken = (
  { publicUrl, now, sites }: MailJobContext,
  { siteCode, page }: { readonly siteCode: SiteCode; readonly page: string },
) => {
  const token = newSecretToken();
  return {
    link: `${publicUrl}${sites.byCode(siteCode).basePath}${page}/${token}`,
    kept: { token_hash: hashOfToken(token), expires_at: new Date(now().getTime() + mailedTokenLifetimeMs) },
  };
};

/**
 * Consumes a token, once and before it expires.
 * @returns its customer; undefined for an unknown, used or expired token
 */
export const useMailedToken = async (
  transaction: Transaction,
  table: MailedTokenTable,
  token: string,
  at: Date,
): Promise<string | undefined> => {
  if (!isSecretToken(token)) return undefined;
  const used = await transaction
    // Both tables have the columns used here.
    .updateTable(table as 'password_resets')
    .set({ used_at: at })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id ?? undefined;
};

/** Invalidates all unused password reset links of a customer. */
export const endPasswordLinks = async (transaction: Transaction, customerId: string, at: Date): Promise<void> => {
  await transaction
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
};

/**
 * Invalidates all mailed links of a customer whose password was changed: with a link to another e-mail address, anyone
 * who knew the old password could take over the account.
 */
export const endMailedLinks = async (transaction: Transaction, customerId: string, at: Date): Promise<void> => {
  await endPasswordLinks(transaction, customerId, at);
  await transaction.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
};

/** The customer with an e-mail address, ignoring case. */
export const customerOfEmail = (transaction: Transaction, email: string) =>
  transaction
    .selectFrom('customers')
    .select(['customer_id', 'email', 'firstname'])
    .where(ofEmail(email))
    .executeTakeFirst();
