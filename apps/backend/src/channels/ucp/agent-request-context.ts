import type { RequestContext } from '../../http/request-context.ts';
import type { RequestSession } from '../../http/request-session.ts';
import type { ListOwner } from '../../services/list/list-owner.ts';
import type { AgentCall } from './operation.ts';

/** An agent's cart for the handlers: its session and its list. */
export interface OwnedCart {
  readonly sessionId: string;
  readonly ref: { readonly owner: ListOwner };
}

const customerOf = ({ ref: { owner } }: OwnedCart): string | undefined =>
  'customerId' in owner ? owner.customerId : undefined;

const sessionOf = (cart: OwnedCart | undefined): RequestSession => ({
  find: async () => cart && { sessionId: cart.sessionId, customerId: customerOf(cart) },
  findWith: () => undefined,
  ensure: () => Promise.reject(new Error('An agent has no cookie to keep a session in')),
  logIn: () => Promise.reject(new Error('An agent logs nobody in')),
  end: async () => undefined,
  setCookie: () => undefined,
});

/**
 * The context in which an agent's call uses the store's own handlers: that of its cart's owner.
 * @param cart default: a guest without a session
 */
export const agentRequestContext = (
  { site, remoteAddress }: Pick<AgentCall, 'site' | 'remoteAddress'>,
  cart?: OwnedCart,
): RequestContext => ({
  site,
  session: sessionOf(cart),
  remoteAddress,
  requestId: 'agent',
  header: () => undefined,
  setHeader: () => undefined,
  bearerToken: undefined,
});
