import type { WireCheckoutSession, WireSessionEvent } from '@ironcart/api/contract';
import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { isRefusal, type Refusal } from '../../../http/refusal.ts';
import { agentRequestContext, type OwnedCart } from '../agent-request-context.ts';
import type { AgentCart } from '../cart/agent-carts.ts';
import type { AgentCall } from '../operation.ts';
import type { UcpContext } from '../ucp-context.ts';

/** A checkout that runs on the server, while it is idle. */
export interface AgentCheckout {
  readonly sessionId: string;
  readonly version: number;
  readonly snapshot: CheckoutSnapshot;
}

type Answered = AgentCheckout | Refusal;

/** The checkout of an agent's cart, using the store's own calls for server-side checkouts. */
export const agentCheckoutOf = (
  context: UcpContext,
  call: Pick<AgentCall, 'site' | 'remoteAddress'>,
  cart: OwnedCart & { readonly ref: Pick<AgentCart['ref'], 'listId'> },
) => {
  const { db, now, checkout, facts } = context;
  const request = { ...agentRequestContext(call, cart), query: undefined };

  const read = async (session: WireCheckoutSession | Refusal): Promise<Answered> => {
    if (isRefusal(session)) return session;
    const snapshot = actorAt(session.state, await facts(call.site)).getSnapshot();
    return { sessionId: session._id, version: session.version, snapshot };
  };

  return {
    /** Opens it, or continues the open one. */
    open: async (): Promise<Answered> =>
      read(await checkout.openSession({ ...request, params: undefined, body: { listId: cart.ref.listId } })),

    /** The id of the open checkout; undefined if there is none. */
    openId: async (): Promise<string | undefined> => {
      const row = await db
        .selectFrom('checkout_sessions')
        .select('checkout_session_id')
        .where('list_id', '=', cart.ref.listId)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.checkout_session_id;
    },

    read: async (id: string): Promise<Answered> =>
      read(await checkout.getSession({ ...request, params: { id }, body: undefined })),

    /**
     * Sends events, and waits until checkout is idle. @param knownVersion an order is placed only if this is the
     * current version
     */
    send: async (id: string, events: readonly WireSessionEvent[], knownVersion?: number): Promise<Answered> =>
      read(
        await checkout.sendEvents({
          ...request,
          params: { id },
          body: { events: [...events], ...(knownVersion === undefined ? {} : { knownVersion }) },
        }),
      ),

    close: async (id: string): Promise<void> => {
      await checkout.closeSession({ ...request, params: { id }, body: undefined });
    },
  };
};

/** The checkout of an agent's cart, with operations to continue it. */
export type HostedCheckout = ReturnType<typeof agentCheckoutOf>;
