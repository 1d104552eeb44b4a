import { agentCalls, type WireLink, type WireLinkRequest } from '../../contract/agent.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A platform of agents that may act for the customer; moments in ISO 8601. */
export type AgentLink = WireLink;

/** What a platform asks of the customer. */
export type AgentLinkRequest = WireLinkRequest;

/** Platforms of agents that the customer links with the account. */
export const createAgentLinkService = (send: Send) => ({
  /**
   * Reads an authorization request (RFC 6749).
   * @param request the query of its address, without the question mark
   * @throws ApiError `unknown_platform`
   */
  request: (request: string, options: CallOptions = {}): Promise<AgentLinkRequest> =>
    send(agentCalls.getLinkRequest, { ...options, query: { request } }),
  /** Allows or refuses it. @returns the address to go on to @throws ApiError `unknown_platform` */
  answer: async (request: string, isAllowed: boolean, options: CallOptions = {}): Promise<string> =>
    (await send(agentCalls.answerLinkRequest, { ...options, body: { request, isAllowed } })).url,
  /** The linked platforms, the latest first. */
  list: (options: CallOptions = {}): Promise<readonly AgentLink[]> => send(agentCalls.getLinks, options),
  /** Unlinks one at once. @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(agentCalls.removeLink, { ...options, params: { id } });
  },
});
