import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { id, listOf, moment, requiredText, success, text } from './primitives.ts';

/** Maximum length of an authorization request, as the query of its address. */
const MAX_LINK_REQUEST = 4_000;
/** Maximum number of linked platforms in a response, the latest first. */
export const MAX_LINKS = 200;

/** What a platform of agents may do for a customer: fill carts at their prices, check out in their name, read their orders. */
export const wirePermission = v.picklist(['cart', 'checkout', 'order']);
export type WirePermission = v.InferOutput<typeof wirePermission>;

/** A platform of agents: the host of its profile, and what it calls itself, which nobody has checked. */
const wirePlatform = v.object({ host: text(300), name: v.nullable(text(100)) });

/** An authorization request (RFC 6749) that a customer can answer. */
const askedLink = v.object({
  state: v.literal('asked'),
  platform: wirePlatform,
  permissions: listOf(wirePermission, 10),
  /** The origin to which the customer returns, as in 'https://agent.example'. */
  returnOrigin: text(300),
});

/** An authorization request of a known platform that asks for something that the store does not have. */
const faultyLink = v.object({
  state: v.literal('faulty'),
  platform: wirePlatform,
  /** The error's code (RFC 6749, 4.1.2.1). */
  error: text(50),
  message: text(300),
  returnOrigin: text(300),
  /** Where the platform hears of the error. */
  returnUrl: text(2_000),
});

export const wireLinkRequest = v.variant('state', [askedLink, faultyLink]);
export type WireLinkRequest = v.InferOutput<typeof wireLinkRequest>;

/** A platform that may act for the customer. */
export const wireLink = v.object({
  _id: id,
  platform: wirePlatform,
  permissions: listOf(wirePermission, 10),
  linkedAt: moment,
  /** null: it has not been used. */
  lastUsedAt: v.nullable(moment),
});
export type WireLink = v.InferOutput<typeof wireLink>;

const request = requiredText(MAX_LINK_REQUEST);
const linkErrors = { unknown_platform: 422 } as const;

/** svc_customer: platforms of agents that a customer links with the account (OAuth 2, docs/channels.md). */
export const agentCalls = {
  /** Reads the authorization request that an address holds, as its query without the question mark. */
  getLinkRequest: defineCall({
    name: 'agent.getLinkRequest',
    method: 'GET',
    path: '/svc_customer/agent-link-request',
    query: v.object({ request }),
    answer: wireLinkRequest,
    errors: linkErrors,
  }),
  /** Allows or refuses it; the customer goes on to `url`. */
  answerLinkRequest: defineCall({
    name: 'agent.answerLinkRequest',
    method: 'POST',
    path: '/svc_customer/agent-link-request',
    body: v.object({ request, isAllowed: v.boolean() }),
    answer: v.object({ url: text(2_000) }),
    errors: linkErrors,
  }),
  getLinks: defineCall({
    name: 'agent.getLinks',
    method: 'GET',
    path: '/svc_customer/agent-links',
    answer: listOf(wireLink, MAX_LINKS),
  }),
  /** Ends what the platform may do, on this site, at once. */
  removeLink: defineCall({
    name: 'agent.removeLink',
    method: 'DELETE',
    path: '/svc_customer/agent-links/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
