import type { Site } from '@ironcart/core/site';
import { Hono } from 'hono';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { createRequestSession } from '../../http/request-session.ts';
import type { SessionStore } from '../../services/session/session-store.ts';
import { continueInBrowser } from './cart/continue-in-browser.ts';
import { isOpenedByPerson, lookPage } from './cart/look-at-link.ts';
import { resourceMetadata, serverMetadata } from './identity/issuer.ts';
import { answerRevocation, answerToken } from './identity/oauth-endpoints.ts';
import { answerMcp } from './mcp.ts';
import { profileOf } from './profile.ts';
import { limitAddress, readAgentBody } from './receive-call.ts';
import { answerRest, answerRestError } from './rest.ts';
import { readSigningKeys, type SigningKey } from './signing-keys.ts';
import { isTransportError } from './transport-error.ts';
import { originOf, type UcpContext, urlOn } from './ucp-context.ts';

type Bindings = { readonly remoteAddress: string };

/** How long platforms may cache the profile; the protocol requires at least a minute. */
const profileCacheControl = 'public, max-age=3600';

/** The public documents about account linking. */
const oauthDocuments = {
  'oauth-authorization-server': serverMetadata,
  'oauth-protected-resource': resourceMetadata,
};

/**
 * The Universal Commerce Protocol on every site: its profile, and its operations over REST and MCP. No routes if the
 * merchant has disabled the channel.
 */
export const createUcpRoutes = (context: UcpContext, sessions: SessionStore): Hono<{ Bindings: Bindings }> => {
  const app = new Hono<{ Bindings: Bindings }>();
  const { settings, sites, publicUrl } = context;
  if (settings.isOn === false) return app;
  let keys: Promise<readonly SigningKey[]> | undefined;

  const readKeys = (): Promise<readonly SigningKey[]> => {
    keys ??= readSigningKeys(context.db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };

  /** The site with the request's own domain; undefined for the store's shared host. */
  const siteOfHost = (url: URL): Site | undefined =>
    sites.all.find(
      (site) => originOf(context, site) !== publicUrl && new URL(originOf(context, site)).host === url.host,
    );

  const answerProfile = async (site: Site): Promise<Response> =>
    Response.json(profileOf(context, site, await readKeys()), { headers: { 'Cache-Control': profileCacheControl } });

  for (const site of sites.all) {
    const { basePath } = site;
    const isMain = basePath === '';
    const siteOf = (request: Request): Site => (isMain ? siteOfHost(new URL(request.url)) : undefined) ?? site;
    app.get(`${basePath}/.well-known/ucp`, ({ req }) => answerProfile(siteOf(req.raw)));
    for (const [name, metadataOf] of Object.entries(oauthDocuments)) {
      // The URL below the site's path (the protocol's), and the one with the path at the end (RFC 8414).
      const places = isMain
        ? [`/.well-known/${name}`]
        : [`${basePath}/.well-known/${name}`, `/.well-known/${name}${basePath}`];
      app.on('GET', places, ({ req }) =>
        Response.json(metadataOf(context, siteOf(req.raw)), { headers: { 'Cache-Control': profileCacheControl } }),
      );
    }

    app.on(['GET', 'POST'], `${basePath}/ucp/continue/:id`, async (hono) => {
      if (!isOpenedByPerson(hono.req.raw)) return lookPage();
      const { remoteAddress } = hono.env;
      const seconds = await context.countAttempt('listCreation', { remoteAddress });
      if (seconds !== undefined) {
        return answerRefusal(
          refuse('too_many_requests', 'Too many attempts, please wait', { retryAfterSeconds: seconds }),
        );
      }
      const session = createRequestSession(sessions, hono);
      return continueInBrowser(context, site, { continueId: hono.req.param('id'), session, remoteAddress });
    });

    app.all(`${basePath}/ucp/*`, async ({ req, env }) => {
      const { remoteAddress } = env;
      const limited = (await limitAddress(context, remoteAddress)) ?? (await readAgentBody(req.raw));
      if (isTransportError(limited)) return answerRestError(limited, urlOn(context, site, '/'));
      const request = { site, remoteAddress, raw: req.raw, body: limited };
      const path = req.path.slice(`${basePath}/ucp`.length);
      switch (path) {
        case '/mcp':
          return answerMcp(context, request);
        case '/oauth/token':
          return answerToken(context, request);
        case '/oauth/revoke':
          return answerRevocation(context, request);
        default:
          return answerRest(context, request, path);
      }
    });
  }
  return app;
};
