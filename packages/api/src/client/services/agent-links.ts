import { agentCalls, type WireLink, type WireLinkRequest } from '../../contract/agent.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A platform of agents that may act for the customer; times are ISO 8601. */
export type AgentLink = WireLink;

/** A platform's authorization request to the customer. */
export type AgentLinkRequest = WireLinkRequest;

/** Agent platforms that the customer has linked with the account. */
export const createAgentLinkService = (send: Send) => ({
  /**
   * Reads an authorization request (RFC 6749).
   * @param request the query of its address, without the question mark
   * @throws ApiError `unknown_platform`
   */
  request: (request: string, options: CallOptions = {}): Promise<AgentLinkRequest> =>
    send(agentCalls.getLinkRequest, { ...options, query: { request } }),
  /** Grants or denies an authorization request. @returns the URL to redirect to @throws ApiError `unknown_platform` */
  answer: async (request: string, isAllowed: boolean, options: CallOptions = {}): Promise<string> =>
    (await send(agentCalls.answerLinkRequest, { ...options, body: { request, isAllowed } })).url,
  /** The linked platforms, the latest first. */
  list: (options: CallOptions = {}): Promise<readonly AgentLink[]> => send(agentCalls.getLinks, options),
  /** Removes a link; takes effect immediately. @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(agentCalls.removeLink, { ...options, params: { id } });
  },
});
