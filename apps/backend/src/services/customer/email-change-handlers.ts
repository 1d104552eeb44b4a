import { inTransaction, type Transaction, violates } from '../../db/transaction.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { hashOfToken } from '../session/secret-token.ts';
import { verifyOwnPassword, wrongPassword } from '../session/verify-own-password.ts';
import { putEmailChangedNotice } from './email-change-mails.ts';
import { endPasswordLinks, useMailedToken } from './mailed-token.ts';
import { requireCustomer } from './require-customer.ts';

const invalidToken = () => refuse('invalid_email_token', 'The link has been used, or is too old');

/** Resolves a token to its e-mail address and customer, who is locked until the transaction ends. */
const takeEmail = async (transaction: Transaction, token: string, at: Date) => {
  const customerId = await useMailedToken(transaction, 'email_changes', token, at);
  if (customerId === undefined) return undefined;
  return transaction
    .selectFrom('customers')
    .innerJoin('email_changes', 'email_changes.customer_id', 'customers.customer_id')
    .select([
      'customers.customer_id as customerId',
      'customers.email as from',
      'email_changes.email as to',
      'firstname',
    ])
    .where('token_hash', '=', hashOfToken(token))
    .forUpdate()
    .executeTakeFirst();
};

/**
 * Moves data that is stored by e-mail address, and invalidates password reset links, which were sent to the old
 * address.
 */
const moveToEmail = async (
  transaction: Transaction,
  { customerId, from, to, at }: { customerId: string; from: string; to: string; at: Date },
): Promise<void> => {
  await transaction.updateTable('customers').set({ email: to }).where('customer_id', '=', customerId).execute();
  const [fromKey, toKey] = [from.toLowerCase(), to.toLowerCase()];
  const lists = await transaction
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', fromKey)
    .returning(['list_id', 'subscribed_at'])
    .execute();
  if (lists.length > 0) {
    await transaction
      .insertInto('newsletter_subscriptions')
      .values(lists.map((list) => ({ ...list, email: toKey })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await endPasswordLinks(transaction, customerId, at);
};

/**
 * Changes a customer's e-mail address: requested with the password, and applied when the mail is confirmed. The
 * response does not reveal whether the address is taken, because a job checks that.
 */
export const createEmailChangeHandlers = ({
  db,
  now,
  randomId,
}: ServiceContext): Pick<ServiceHandlers<'customer'>, 'changeEmail' | 'confirmEmail'> => ({
  changeEmail: async ({ body, session, site }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const verifiedHash = await verifyOwnPassword(db, customerId, body.password);
    if (verifiedHash === undefined) return wrongPassword();
    return inTransaction(db, async (transaction) => {
      // If the password was changed after it was verified, requests with the old one are void.
      const customer = await transaction
        .selectFrom('customers')
        .select('customer_id')
        .where('customer_id', '=', customerId)
        .where('password_hash', '=', verifiedHash)
        .forShare()
        .executeTakeFirst();
      if (!customer) return wrongPassword();
      await transaction.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
      await transaction
        .insertInto('email_changes')
        .values({
          change_id: randomId(),
          customer_id: customerId,
          email: body.email.trim(),
          site_code: site.code,
          requested_at: now(),
        })
        .execute();
      return { success: true as const };
    });
  },

  /** Needs no session, because the link may be opened on another device. */
  confirmEmail: async ({ body }) => {
    const at = now();
    try {
      return await inTransaction(db, async (transaction) => {
        const change = await takeEmail(transaction, body.token, at);
        if (!change) return invalidToken();
        const { from: email, firstname } = change;
        await moveToEmail(transaction, { ...change, at });
        await putEmailChangedNotice(transaction, { mailId: randomId(), at, email, firstname });
        return { success: true as const };
      });
    } catch (error) {
      // Another customer registered with the address after the mail was written.
      if (violates(error, 'customers_email')) return invalidToken();
      throw error;
    }
  },
});
