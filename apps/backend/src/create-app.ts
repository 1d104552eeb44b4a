import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerRefusal, type Bindings, contractPathOf, mountContract, type Variables } from './http/mount-contract.ts';
import { refuse } from './http/refusal.ts';
import type { ContractHandlers } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createOpenApiRoutes } from './openapi/openapi-routes.ts';
import type { SessionStore } from './services/session/session-store.ts';

export interface AppOptions {
  readonly handlers: ContractHandlers;
  readonly sessions: SessionStore;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly sandbox: Hono;
  /** What payment providers call. */
  readonly providerRoutes: Hono<{ Bindings: Bindings }>;
  readonly checksAnswers?: boolean | undefined;
  readonly images: ((request: Request) => Promise<Response>) | undefined;
}

/** The whole of the backend's HTTP: the contract and its description, pictures, the sandbox provider and its notifications. */
export const createApp = (options: AppOptions): Hono<{ Bindings: Bindings; Variables: Variables }> => {
  const { logger, images, sandbox, providerRoutes } = options;
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
    const durationMs = Math.round(performance.now() - startedAt);
    // The path alone: queries may hold what nobody should read.
    logger.info(
      { requestId, method: context.req.method, path: context.req.path, status: context.res.status, durationMs },
      'request',
    );
  });
  mountContract(app, options);
  app.route('/', createOpenApiRoutes(options.publicUrl));
  app.route('/', sandbox);
  app.route('/', providerRoutes);
  if (images) app.get('/img/*', ({ req }) => images(req.raw));
  app.notFound(() => answerRefusal(refuse('not_found', 'There is nothing here')));
  app.onError((error) => {
    logger.error({ err: error }, 'A request failed');
    return answerRefusal(refuse('internal_error', 'Something went wrong'));
  });
  return app;
};
