import { inTransaction } from '../../db/transaction.ts';
import { forgetAttempts } from '../../http/rate-limit.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { hashPassword } from '../session/password.ts';
import { isSecretToken } from '../session/secret-token.ts';
import { endPasswordLinks, useMailedToken } from './mailed-token.ts';

const invalidToken = () => refuse('invalid_reset_token', 'The link has been used, or is too old');

/** The calls for a forgotten password (SECURITY 7). */
export const createPasswordHandlers = ({
  db,
  now,
  randomId,
  countAttempt,
}: ServiceContext): Pick<ServiceHandlers<'customer'>, 'forgotPassword' | 'resetPassword'> => ({
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

  /** Ends all sessions of the customer, so that anybody with the old password is logged out. */
  resetPassword: async ({ body, remoteAddress }) => {
    // Invalid tokens are rejected before the expensive hash.
    if (!isSecretToken(body.token)) return invalidToken();
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
      await endPasswordLinks(transaction, customerId, at);
      await transaction
        .updateTable('sessions')
        .set({ ended_at: at })
        .where('customer_id', '=', customerId)
        .where('ended_at', 'is', null)
        .execute();
      return { success: true as const };
    });
  },
});
