import { isRouteErrorResponse, matchRoutes, type RouteObject, type UNSAFE_DataWithResponseInit } from 'react-router';
import { answerHeader, type DataAnswer, dataHeader, redirectHeader } from '../data/data-protocol.ts';
import { flagsDigest, flagsTiming } from '../page-care/flags-digest.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import type { RouteAction, RouteLoader } from '../routes/route-args.ts';
import { mayDataBeShared, shareAnswer } from './shared-answer.ts';

/** Whether a value was created by react-router's `data(body, { status })`; the router exports only its type. */
const isDataWithStatus = (value: unknown): value is UNSAFE_DataWithResponseInit<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

const answer = (kind: DataAnswer, value: unknown, status: number): Response =>
  new Response(JSON.stringify(value ?? null), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', [answerHeader]: kind },
  });

const isRedirect = (response: Response): boolean => response.status >= 300 && response.status < 400;

const answerRedirect = (response: Response): Response =>
  new Response(null, {
    status: 204,
    headers: { 'Cache-Control': 'no-store', [redirectHeader]: response.headers.get('Location') ?? '/' },
  });

const fromThrown = async (thrown: unknown, reportError: (error: unknown) => void): Promise<Response> => {
  if (thrown instanceof Response) {
    return isRedirect(thrown) ? answerRedirect(thrown) : answer('error', { code: 'refused' }, thrown.status);
  }
  if (isDataWithStatus(thrown)) return answer('error', thrown.data, thrown.init?.status ?? 500);
  if (isRouteErrorResponse(thrown)) return answer('error', thrown.data, thrown.status);
  reportError(thrown);
  return answer('error', { code: 'server_error' }, 500);
};

type Handler = RouteLoader | RouteAction;

const isAnybodys = ({ request, context }: Parameters<Handler>[0]): boolean =>
  mayDataBeShared(request, context.site) && context.setCookies().length === 0;

const answerOf = async (
  handler: Handler,
  args: Parameters<Handler>[0],
  sharedSeconds: number,
  reportError: (error: unknown) => void,
): Promise<Response> => {
  try {
    const value = await handler(args);
    if (value instanceof Response) return await fromThrown(value, reportError);
    if (isDataWithStatus(value)) return answer('value', value.data, 200);
    const answered = answer('value', value, 200);
    if (sharedSeconds > 0 && isAnybodys(args)) shareAnswer(answered.headers, sharedSeconds);
    return answered;
  } catch (thrown) {
    return fromThrown(thrown, reportError);
  }
};

/**
 * Answers the router's data requests: one route's loader or one form post, in the data protocol. The status of a value
 * (such as a not-found page with suggestions) stays 200, because the browser shows the value either way. The digest of
 * the flags that were read is a header, as it is an attribute of a document.
 */
export const answerDataRequest = async (
  request: Request,
  context: RequestContext,
  routes: {
    readonly objects: RouteObject[];
    readonly handlers: (
      routeId: string,
    ) => { readonly loader?: RouteLoader; readonly action?: RouteAction } | undefined;
    /** Maximum age in a shared cache of data that is the same for every visitor, in seconds; 0: not cached. */
    readonly sharedSeconds: number;
  },
  reportError: (error: unknown) => void,
): Promise<Response> => {
  const routeId = request.headers.get(dataHeader) ?? '';
  const matches = matchRoutes(routes.objects, context.url.pathname, context.site.basePath || '/') ?? [];
  const match = matches.find(({ route }) => route.id === routeId);
  const { loader, action } = routes.handlers(routeId) ?? {};
  const handler = request.method === 'GET' ? loader : action;
  if (match === undefined || handler === undefined) return answer('error', { code: 'no_such_route' }, 404);
  const answered = await answerOf(
    handler,
    { request, params: match.params, context },
    routes.sharedSeconds,
    reportError,
  );
  const flags = await context.flagsRead();
  if (flags !== undefined) answered.headers.set('Server-Timing', `${flagsTiming};desc=${flagsDigest(flags)}`);
  return answered;
};
