import { Hono } from 'hono';
import { sharedSecret } from '../db/shared-secret.ts';
import { answerRefusal } from '../http/answer-refusal.ts';
import { contractPathOf } from '../http/mount-contract.ts';
import { refuse } from '../http/refusal.ts';
import { createSeal } from '../services/checkout-session/seal.ts';
import type { SessionStore } from '../services/session/session-store.ts';
import type { UcpContext } from './ucp/ucp-context.ts';

type Routes = Hono<{ Bindings: { readonly remoteAddress: string } }>;

/** The paths of all channels on every site. */
const paths = [
  '/.well-known/ucp',
  '/.well-known/oauth-authorization-server/*',
  '/.well-known/oauth-protected-resource/*',
  '/ucp/*',
  '/acp/*',
  '/feeds/*',
  '/:file{sitemap-products(?:-[0-9]+)?\\.xml}',
];

const loadRoutes = async (context: Omit<UcpContext, 'seal'>, sessions: SessionStore): Promise<Routes> => {
  const [{ createUcpRoutes }, { createAcpRoutes }, { createFeedRoutes }, secret] = await Promise.all([
    import('./ucp/create-ucp-routes.ts'),
    import('./acp/create-acp-routes.ts'),
    import('./feeds/create-feed-routes.ts'),
    sharedSecret(context.db, 'agent-answers'),
  ]);
  const routes: Routes = new Hono({ getPath: (request) => contractPathOf(new URL(request.url).pathname) });
  const sealing = { ...context, seal: createSeal(secret) };
  routes.route('/', createUcpRoutes(sealing, sessions));
  routes.route('/', createAcpRoutes(sealing));
  routes.route('/', createFeedRoutes(context));
  routes.notFound(() => answerRefusal(refuse('not_found', 'There is nothing here')));
  routes.onError((error) => {
    throw error;
  });
  return routes;
};

/** The routes of all channels beside the contract; loaded by the first request to one, because few stores use them. */
export const createChannelRoutes = (context: Omit<UcpContext, 'seal'>, sessions: SessionStore): Routes => {
  const app: Routes = new Hono();
  let loading: Promise<Routes> | undefined;
  const load = (): Promise<Routes> => {
    loading ??= loadRoutes(context, sessions).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  for (const { basePath } of context.sites.all) {
    for (const path of paths) {
      app.all(`${basePath}${path}`, async ({ req, env }) => (await load()).fetch(req.raw, env));
    }
  }
  return app;
};
