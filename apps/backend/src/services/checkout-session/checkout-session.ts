import { sessionEventFromWire } from '@ironcart/api/codec';
import type { WireCheckoutSession } from '@ironcart/api/contract';
import { HostError, type HostedCheckout, type SessionInput } from '@ironcart/checkout-machines/host';
import { sql } from 'kysely';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import { readAccount } from '../customer/account.reader.ts';
import { belongsTo, isUuid, ownerOf } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';
import { newSecretToken } from '../session/secret-token.ts';
import { hostOfRequest } from './host-of-request.ts';
import { publicState } from './public-state.ts';
import { readSessionRow, type SessionList } from './session-rows.ts';
import { type CheckoutSessionOptions, sessionsContext } from './sessions-context.ts';

const noSession = () => refuse('not_found', 'There is no such checkout');

const refusalOf = (error: unknown): Refusal<'not_found' | 'session_busy'> => {
  if (!(error instanceof HostError)) throw error;
  return error.code === 'session_busy' ? refuse('session_busy', error.message) : noSession();
};

const sessionToWire = (session: HostedCheckout): WireCheckoutSession => ({
  _id: session.id,
  version: session.version,
  expiresAt: new Date(session.expiresAtMs).toISOString(),
  state: publicState(session.state),
  wasChanged: session.wasChanged,
  wasReopened: session.wasReopened,
});

/** svc_checkout: checkouts that run on the server. They belong to the owner of their list. */
export const createCheckoutSessionService = (
  service: ServiceContext,
  options: CheckoutSessionOptions,
): ServiceHandlers<'checkoutSession'> => {
  const { db, now } = service;
  const context = sessionsContext(service, options);

  /** A session of the shopper by a column's value, with its list; undefined for other shoppers' sessions. */
  const findOwn = async (
    { session }: RequestContext,
    column: 'checkout_session_id' | 'list_id',
    value: string,
  ): Promise<(SessionList & { readonly id: string }) | undefined> => {
    const current = await session.find();
    if (!current) return undefined;
    const owner = ownerOf(current);
    const isOwn =
      'customerId' in owner
        ? sql`customer_id = ${owner.customerId}`
        : sql`session_id = ${owner.sessionId} and customer_id is null`;
    const known = await readSessionRow(
      db,
      sql`${sql.ref(column)} = ${value} and checkout_sessions.expires_at > ${now()} and ${isOwn}`,
    );
    return known && { listId: known.list_id, id: known.checkout_session_id, revision: known.revision, known };
  };

  const answered = async (run: () => Promise<HostedCheckout>) => {
    try {
      return sessionToWire(await run());
    } catch (error) {
      return refusalOf(error);
    }
  };

  /** The revision of a list that is a cart of the shopper; undefined for other lists. */
  const findCartRevision = async ({ session }: RequestContext, listId: string): Promise<number | undefined> => {
    const current = await session.find();
    if (!current || !isUuid(listId)) return undefined;
    const row = await db
      .selectFrom('lists')
      .select('revision')
      .where('list_id', '=', listId)
      .where('type', 'in', ['cart', 'buyNow'])
      .where('is_active', '=', true)
      .where(belongsTo(ownerOf(current)))
      .executeTakeFirst();
    return row?.revision;
  };

  return {
    openSession: async ({ body: { listId, setup, asksEmailFirst }, ...request }) => {
      const revision = await findCartRevision(request, listId);
      if (revision === undefined) return refuse('not_found', 'There is no such list');
      const open = await findOwn(request, 'list_id', listId);
      const { host, contents } = await hostOfRequest(context, request, open ?? { listId, revision });
      if (open) return answered(() => host.send(open.id, []));
      const cart = await contents();
      if (cart.list.items.length === 0) return refuse('list_empty', 'There is nothing in the cart');
      const { addresses, ...customer } = await readAccount(db, (await request.session.find())?.customerId);
      const input: SessionInput = {
        ...cart,
        customer: customer.loggedIn ? customer : undefined,
        savedAddresses: addresses,
        config: { ...(setup && { setup }), asksEmailFirst: asksEmailFirst ?? false },
      };
      return answered(() => host.open(newSecretToken(), input));
    },

    getSession: async ({ params: { id }, ...request }) => {
      const own = await findOwn(request, 'checkout_session_id', id);
      if (!own) return noSession();
      const { host } = await hostOfRequest(context, request, own);
      return answered(() => host.read(id));
    },

    sendEvents: async ({ params: { id }, body: { events, knownVersion }, ...request }) => {
      const own = await findOwn(request, 'checkout_session_id', id);
      if (!own) return noSession();
      const { host } = await hostOfRequest(context, request, own);
      return answered(() => host.send(id, events.map(sessionEventFromWire), { knownVersion }));
    },

    closeSession: async ({ params: { id }, ...request }) => {
      const own = await findOwn(request, 'checkout_session_id', id);
      if (!own) return noSession();
      const { host } = await hostOfRequest(context, request, own);
      await host.close(id);
      return { _id: id };
    },
  };
};
