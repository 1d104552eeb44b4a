import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgetAttempts } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { ServiceContext } from '../service-context.ts';
import { endCustomerSessions } from '../session/customer-sessions.ts';
import { refuseGuessable } from '../session/guessable-password.ts';
import { hashPassword } from '../session/password.ts';
import { isSecretToken } from '../session/secret-token.ts';
import { verifyOwnPassword, wrongPassword } from '../session/verify-own-password.ts';
import { endMailedLinks, useMailedToken } from './mailed-token.ts';
import { requireCustomer } from './require-customer.ts';

const invalidToken = () => refuse('invalid_reset_token', 'The link has been used, or is too old');

const changedNotice = (firstname: string): string => `Hello ${firstname},

your account has another password from now on, and is logged out on all other devices. Shopping assistants are unlinked.

If it was not you, ask for a new password on the log-in page at once: the mail with its link comes to this address.
`;

const readEmail = (db: Database, customerId: string) =>
  db.selectFrom('customers').select('email').where('customer_id', '=', customerId).executeTakeFirst();

/** The calls for a forgotten password (SECURITY 7), and for changing the password. */
export const createPasswordHandlers = ({
  db,
  now,
  randomId,
  countAttempt,
}: ServiceContext): Pick<ServiceHandlers<'customer'>, 'forgotPassword' | 'resetPassword' | 'changePassword'> => ({
  /**
   * Records the request without a look-up, so that response and timing are the same for any address. A job sends the
   * mail.
   */
  forgotPassword: async ({ body, site, remoteAddress }) => {
    const email = body.email.toLowerCase();
    const hasHadEnough = (await countAttempt('passwordMail', { remoteAddress, email })) !== undefined;
    if (!hasHadEnough) {
      await db
        .insertInto('password_resets')
        .values({ reset_id: randomId(), email, site_code: site.code, requested_at: now() })
        .execute();
    }
    return { success: true };
  },

  /** Ends the other sessions, in case someone else knew the password. */
  changePassword: async ({ body, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const verifiedHash = await verifyOwnPassword(db, customerId, body.password);
    if (verifiedHash === undefined) return wrongPassword();
    const guessable = await refuseGuessable(body.newPassword, await readEmail(db, customerId));
    if (guessable) return guessable;
    const passwordHash = await hashPassword(body.newPassword);
    const current = await session.find();
    return inTransaction(db, async (transaction) => {
      const at = now();
      const changed = await transaction
        .updateTable('customers')
        .set({ password_hash: passwordHash })
        .where('customer_id', '=', customerId)
        // A password that was reset after the verification is kept.
        .where('password_hash', '=', verifiedHash)
        .returning(['email', 'firstname'])
        .executeTakeFirst();
      if (changed === undefined) return wrongPassword();
      const { email, firstname } = changed;
      await endMailedLinks(transaction, customerId, at);
      await endCustomerSessions(transaction, customerId, { at, except: current?.sessionId });
      await putIntoOutbox(transaction, {
        mailId: randomId(),
        recipient: email,
        subject: 'Your password was changed',
        body: changedNotice(firstname),
        at,
      });
      return { success: true as const };
    });
  },

  /** Ends all sessions of the customer, so that anyone with the old password is logged out. */
  resetPassword: async ({ body, remoteAddress }) => {
    // Invalid tokens are rejected before the expensive hash.
    if (!isSecretToken(body.token)) return invalidToken();
    const guessable = await refuseGuessable(body.password);
    if (guessable) return guessable;
    const passwordHash = await hashPassword(body.password);
    return inTransaction(db, async (transaction) => {
      const at = now();
      const customerId = await useMailedToken(transaction, 'password_resets', body.token, at);
      if (!customerId) return invalidToken();
      const { email } = await transaction
        .updateTable('customers')
        .set({ password_hash: passwordHash })
        .where('customer_id', '=', customerId)
        .returning('email')
        .executeTakeFirstOrThrow();
      // Resets the limit of log-in attempts, so that guesses of the old password do not lock out the customer.
      await forgetAttempts(transaction, 'accountLogin', { remoteAddress, email });
      await forgetAttempts(transaction, 'accountLoginFromAddress', { remoteAddress, email });
      await endMailedLinks(transaction, customerId, at);
      await endCustomerSessions(transaction, customerId, { at });
      return { success: true as const };
    });
  },
});
