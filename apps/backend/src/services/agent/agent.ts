import { MAX_LINKS, type WireLinkRequest } from '@ironcart/api/contract';
import {
  type AuthorizationRequest,
  type LinkingContext,
  readAuthorizationRequest,
  returnUrlOf,
} from '../../channels/ucp/identity/authorization-request.ts';
import { readLinkedPlatforms } from '../../channels/ucp/identity/grants.reader.ts';
import { createGrant, unlinkPlatform } from '../../channels/ucp/identity/grants.transactor.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';

const platformOf = (profile: string, name: string | undefined) => ({
  host: new URL(profile).host,
  name: name ?? null,
});

const denied = { error: 'access_denied', error_description: 'The customer did not allow it' };

/** Links between customers and platforms of agents (OAuth 2). */
export const createAgentService = (
  service: ServiceContext,
  channel: Omit<LinkingContext, 'countAttempt'>,
): ServiceHandlers<'agent'> => {
  const { db, now, countAttempt } = service;
  const context: LinkingContext = { ...channel, countAttempt };

  const read = async (query: string, remoteAddress: string) =>
    channel.settings.isOn === false
      ? refuse('unknown_platform', 'The store serves no agents')
      : readAuthorizationRequest(context, query, remoteAddress);

  const faultOf = ({ error, message }: Extract<AuthorizationRequest, { kind: 'faulty' }>) => ({
    error,
    error_description: message,
  });

  return {
    getLinkRequest: async ({ query, site, session, remoteAddress }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const request = await read(query.request, remoteAddress);
      if (isRefusal(request)) return request;
      const { client, redirectUri } = request;
      const shared = { platform: platformOf(client.id, client.name), returnOrigin: new URL(redirectUri).origin };
      if (request.kind === 'asked') {
        return { ...shared, state: 'asked', permissions: [...request.permissions] } satisfies WireLinkRequest;
      }
      return {
        ...shared,
        state: 'faulty',
        error: request.error,
        message: request.message,
        returnUrl: returnUrlOf(context, site, request, faultOf(request)),
      } satisfies WireLinkRequest;
    },

    answerLinkRequest: async ({ body, site, session, remoteAddress }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const request = await read(body.request, remoteAddress);
      if (isRefusal(request)) return request;
      if (request.kind === 'faulty') return { url: returnUrlOf(context, site, request, faultOf(request)) };
      if (!body.isAllowed) return { url: returnUrlOf(context, site, request, denied) };
      const code = await createGrant(service, { customerId, site }, request);
      return { url: returnUrlOf(context, site, request, { code }) };
    },

    getLinks: async ({ session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const links = await readLinkedPlatforms(db, customerId, { at: now(), limit: MAX_LINKS });
      return links.map(({ id, platform, name, permissions, linkedAt, lastUsedAt }) => ({
        _id: id,
        platform: platformOf(platform, name),
        permissions: [...permissions],
        linkedAt: linkedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },

    removeLink: async ({ params, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const isDone = isUuid(params.id) && (await unlinkPlatform(db, customerId, params.id));
      return isDone ? { success: true as const } : refuse('not_found', 'There is no such link');
    },
  };
};
