import type { SessionState } from '@ironcart/checkout-machines/host';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Session } from '../session/session-store.ts';
import { hostOfRequest } from './host-of-request.ts';
import { readSessionRow } from './session-rows.ts';
import { type CheckoutSessionOptions, sessionsContext } from './sessions-context.ts';

/** The context of the shopper who placed an order, without a request. */
const contextOf = (shopper: Session, site: RequestContext['site']): RequestContext => ({
  site,
  session: {
    find: async () => shopper,
    findWith: () => undefined,
    ensure: async () => shopper,
    logIn: () => Promise.reject(new Error('A payment logs nobody in')),
    end: async () => undefined,
    setCookie: () => undefined,
  },
  remoteAddress: 'payment provider',
  requestId: 'payment',
  header: () => undefined,
  setHeader: () => undefined,
  bearerToken: undefined,
});

/**
 * Notifies the checkout session of an order that its payment is decided, so that a session that waits for the bank
 * continues before it is read. A failure is logged; the session then detects the result with its next event.
 */
export const createSessionTeller = (
  service: ServiceContext,
  options: CheckoutSessionOptions,
): ((orderId: string) => Promise<void>) => {
  const { db, now, sites, logger } = service;
  const context = sessionsContext(service, options);

  const tell = async (orderId: string): Promise<void> => {
    const order = await db
      .selectFrom('orders')
      .select(['list_id', 'store_id', 'session_id', 'customer_id'])
      .where('order_id', '=', orderId)
      .where('status', 'not in', ['new', 'payment_pending'])
      .executeTakeFirst();
    if (order === undefined) return;
    const { list_id: listId, store_id: storeId } = order;
    const known = await readSessionRow(db, sql`list_id = ${listId}::uuid and checkout_sessions.expires_at > ${now()}`);
    if (known === undefined) return;
    const { atBankSinceMs } = context.seal.open(known.state) as SessionState;
    if (atBankSinceMs === undefined) return;
    const shopper = { sessionId: order.session_id, customerId: order.customer_id ?? undefined };
    const request = contextOf(shopper, { ...sites.byStoreId(storeId), storeId });
    const { host } = await hostOfRequest(context, request, { listId, revision: known.revision, known });
    await host.send(known.checkout_session_id, []);
  };

  return (orderId) =>
    tell(orderId).catch((error: unknown) =>
      logger.error({ err: error, orderId }, 'A hosted checkout could not be updated with the state of its payment'),
    );
};
