import { sessionToWire } from '@ironcart/api/codec';
import { MAX_LOG_INS, type WireSession } from '@ironcart/api/contract';
import { defaultSessionLifetimeMs } from '@ironcart/core/customer';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { readAccount } from '../customer/account.reader.ts';
import { ofEmail } from '../customer/of-email.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { mergeGuestLists } from '../list/merge-guest-lists.ts';
import type { ServiceContext } from '../service-context.ts';
import { endCustomerSessions, readCustomerSessions } from './customer-sessions.ts';
import { verifyPassword } from './password.ts';

/** svc_session: the shopper's session, log-in and log-out. The client refreshes the session every 300 s. */
export const createSessionService = ({ db, now }: ServiceContext): ServiceHandlers<'session'> => {
  const answerFor = async (customerId: string | undefined): Promise<WireSession> =>
    sessionToWire({
      customer: await readAccount(db, customerId),
      expiresAtMs: now().getTime() + defaultSessionLifetimeMs,
      lifetimeMs: defaultSessionLifetimeMs,
    });

  return {
    getSession: async ({ session }) => answerFor((await session.find())?.customerId),

    login: async ({ body, session }) => {
      const customer = await db
        .selectFrom('customers')
        .select(['customer_id', 'password_hash'])
        .where(ofEmail(body.email))
        .executeTakeFirst();
      const isRight = await verifyPassword(customer?.password_hash, body.password);
      if (!customer || !isRight) return refuse('invalid_credentials', 'The e-mail address or the password is wrong');

      const { customer_id: customerId } = customer;
      await session.logIn(customerId, (transaction, guestId) => mergeGuestLists(transaction, guestId, customerId));
      return answerFor(customerId);
    },

    logout: async ({ session }) => {
      await session.end();
      return answerFor(undefined);
    },

    getLogIns: async ({ session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const current = await session.find();
      const sessions = await readCustomerSessions(db, customerId, { at: now(), limit: MAX_LOG_INS });
      return sessions.map(({ sessionId, loggedInAt }) => ({
        isCurrent: sessionId === current?.sessionId,
        since: loggedInAt.toISOString(),
      }));
    },

    endOtherLogIns: async ({ session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      await endCustomerSessions(db, customerId, { at: now(), except: (await session.find())?.sessionId });
      return { success: true as const };
    },
  };
};
