import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { id, listOf, moment, requiredText, success, text } from './primitives.ts';

/** Maximum length of an authorization request, as the query of its address. */
const MAX_LINK_REQUEST = 4_000;
/** Maximum number of linked platforms in a response, the latest first. */
export const MAX_LINKS = 200;

/**
 * A permission of an agent platform on a customer's behalf: `cart` fills carts at the customer's prices, `checkout`
 * places orders, `order` reads orders.
 */
export const wirePermission = v.picklist(['cart', 'checkout', 'order']);
export type WirePermission = v.InferOutput<typeof wirePermission>;

/** An agent platform: the host of its profile, and its self-declared, unverified name. */
const wirePlatform = v.object({ host: text(300), name: v.nullable(text(100)) });

/** An authorization request (RFC 6749) that a customer can answer. */
const askedLink = v.object({
  state: v.literal('asked'),
  platform: wirePlatform,
  permissions: listOf(wirePermission, 10),
  /** The origin to which the customer returns, as in 'https://agent.example'. */
  returnOrigin: text(300),
});

/** An authorization request of a known platform that the store cannot grant. */
const faultyLink = v.object({
  state: v.literal('faulty'),
  platform: wirePlatform,
  /** The error's code (RFC 6749, 4.1.2.1). */
  error: text(50),
  message: text(300),
  returnOrigin: text(300),
  /** The platform's URL that receives the error. */
  returnUrl: text(2_000),
});

export const wireLinkRequest = v.variant('state', [askedLink, faultyLink]);
export type WireLinkRequest = v.InferOutput<typeof wireLinkRequest>;

/** A platform that is authorized to act for the customer. */
export const wireLink = v.object({
  _id: id,
  platform: wirePlatform,
  permissions: listOf(wirePermission, 10),
  linkedAt: moment,
  /** null: never used. */
  lastUsedAt: v.nullable(moment),
});
export type WireLink = v.InferOutput<typeof wireLink>;

const request = requiredText(MAX_LINK_REQUEST);
const linkErrors = { unknown_platform: 422 } as const;

/** svc_customer: platforms of agents that a customer links with the account (OAuth 2, docs/channels.md). */
export const agentCalls = {
  /** Reads an authorization request; the query is that of its URL, without the question mark. */
  getLinkRequest: defineCall({
    name: 'agent.getLinkRequest',
    method: 'GET',
    path: '/svc_customer/agent-link-request',
    query: v.object({ request }),
    answer: wireLinkRequest,
    errors: linkErrors,
  }),
  /** Grants or denies the request; the customer is redirected to `url`. */
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
  /** Revokes the platform's authorization on this site; takes effect immediately. */
  removeLink: defineCall({
    name: 'agent.removeLink',
    method: 'DELETE',
    path: '/svc_customer/agent-links/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
