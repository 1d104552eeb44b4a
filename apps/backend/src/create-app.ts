import { randomUUID } from 'node:crypto';
import { MISSING_CUSTOMER_DATA } from '@ironcart/api/contract';
import type { Sites } from '@ironcart/core/site';
import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { isCustomerGone } from './db/transaction.ts';
import { createHealthRoutes } from './health/health-routes.ts';
import type { Readiness } from './health/readiness.ts';
import { answerRefusal, answerUnavailable } from './http/answer-refusal.ts';
import type { OutageLog } from './http/database-outage.ts';
import { limitBody } from './http/limit-body.ts';
import { type Bindings, contractPathOf, mountContract, type Variables } from './http/mount-contract.ts';
import type { CountAttempt, FindAndCount } from './http/rate-limit.ts';
import type { RouteCall } from './http/read-from-replicas.ts';
import { isRefusal, refuse } from './http/refusal.ts';
import type { ContractHandlers } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { BackendMetrics } from './metrics/backend-metrics.ts';
import { createOpenApiRoutes } from './openapi/openapi-routes.ts';
import { loggedFault, PaymentProviderUnavailableError } from './providers/payment/payment-provider.ts';
import type { SessionStore } from './services/session/session-store.ts';

export interface AppOptions {
  readonly handlers: ContractHandlers;
  readonly sessions: SessionStore;
  readonly sites: Sites;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly countAttempt: CountAttempt;
  readonly findAndCount: FindAndCount;
  /** Routes each call to a database; undefined without replicas. */
  readonly routeCall?: RouteCall | undefined;
  /** Sandboxes of payment and captcha services in a demo store. */
  readonly sandboxes: readonly (Hono | undefined)[];
  /** Endpoints that payment providers call. */
  readonly providerRoutes: Hono<{ Bindings: Bindings }>;
  /** Routes of other channels, such as agent protocols. */
  readonly channelRoutes: Hono<{ Bindings: Bindings }>;
  /** The streams of server-sent events. */
  readonly streamRoutes: Hono<{ Bindings: Bindings }>;
  /** The route of the shared cache's key. */
  readonly cacheKeyRoutes: Hono;
  readonly checksAnswers?: boolean | undefined;
  readonly images: ((request: Request) => Promise<Response>) | undefined;
  readonly readiness: () => Promise<Readiness>;
  readonly outageLog: OutageLog;
  readonly metrics?: BackendMetrics | undefined;
}

/** Maximum size of bodies from payment providers and the sandbox's pages. */
const maxProviderBodyBytes = 100_000;

const ofEveryRequest = '/*';

/** The template of the route that answered: the last match, ignoring middleware. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ path }) => path !== ofEveryRequest)?.path ?? '(none)';

/**
 * The backend's HTTP application: the contract and its documentation, pictures, payment notifications, a demo's
 * sandboxes, health.
 */
export const createApp = (options: AppOptions): Hono<{ Bindings: Bindings; Variables: Variables }> => {
  const { logger, images, sandboxes, providerRoutes } = options;
  const app = new Hono<{ Bindings: Bindings; Variables: Variables }>({
    getPath: (request) => contractPathOf(new URL(request.url).pathname),
  });
  const headers = Object.entries(securityHeaders(options.publicUrl));

  app.use('*', async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    const durationMs = performance.now() - startedAt;
    const { method } = context.req;
    const { status } = context.res;
    options.metrics?.observeRequest({ method, route: routeOf(context), status, durationMs });
    // Logs only the path: queries may contain private data.
    logger.info({ requestId, method, path: context.req.path, status, durationMs: Math.round(durationMs) }, 'request');
  });
  mountContract(app, options);
  // Calls have their own schemas and limits; these apply to everything below.
  app.use('*', async (context, next) => {
    if (context.req.url.includes('%00')) return answerRefusal(refuse('not_found', 'There is nothing here'));
    const limited = await limitBody(context.req.raw, maxProviderBodyBytes);
    if (isRefusal(limited)) return answerRefusal(limited);
    context.req.raw = limited;
    return next();
  });
  app.route('/', options.streamRoutes);
  app.route('/', options.channelRoutes);
  app.route('/', createHealthRoutes(options.readiness));
  app.route('/', options.cacheKeyRoutes);
  app.route('/', createOpenApiRoutes(options.publicUrl));
  for (const sandbox of sandboxes) if (sandbox) app.route('/', sandbox);
  app.route('/', providerRoutes);
  if (images) app.get('/img/*', ({ req }) => images(req.raw));
  app.notFound(() => answerRefusal(refuse('not_found', 'There is nothing here')));
  app.onError((error, context) => {
    const trouble = options.outageLog.tell(error);
    if (trouble === 'takes_no_changes') return answerUnavailable('The store cannot take changes at the moment');
    if (trouble) return answerUnavailable();
    if (error instanceof PaymentProviderUnavailableError) {
      const { path } = context.req;
      logger.error(
        { ...loggedFault(error), path },
        'A payment provider does not answer: the call is answered with 503',
      );
      return answerUnavailable('The payment provider does not answer');
    }
    // The session ended with the account.
    if (isCustomerGone(error)) return answerRefusal(refuse('token_expired', MISSING_CUSTOMER_DATA));
    logger.error({ err: error }, 'A request failed');
    return answerRefusal(refuse('internal_error', 'Something went wrong'));
  });
  return app;
};
