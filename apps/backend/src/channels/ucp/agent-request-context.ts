import type { RequestContext } from '../../http/request-context.ts';
import type { RequestSession } from '../../http/request-session.ts';
import type { AgentCall } from './operation.ts';

const sessionOf = (sessionId: string | undefined): RequestSession => ({
  find: async () => (sessionId === undefined ? undefined : { sessionId, customerId: undefined }),
  ensure: () => Promise.reject(new Error('An agent has no cookie to keep a session in')),
  logIn: () => Promise.reject(new Error('An agent logs nobody in')),
  end: async () => undefined,
  setCookie: () => undefined,
});

/**
 * The context in which an agent's call reaches the store's own handlers: that of a guest.
 * @param sessionId of the guest whose cart it is; a guest without a session when left out
 */
export const agentRequestContext = (
  { site, remoteAddress }: Pick<AgentCall, 'site' | 'remoteAddress'>,
  sessionId?: string,
): RequestContext => ({
  site,
  session: sessionOf(sessionId),
  remoteAddress,
  requestId: 'agent',
  header: () => undefined,
  setHeader: () => undefined,
  bearerToken: undefined,
});
