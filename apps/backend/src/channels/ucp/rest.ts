import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import { dataContentPolicy } from '../../http/security-headers.ts';
import { type OperationName, operationOf } from './operations.ts';
import { perform } from './perform.ts';
import { type AgentRequest, receiveCall } from './receive-call.ts';
import {
  isTransportError,
  messagesOf,
  type TransportError,
  transportError,
  transportErrors,
  wrongMethod,
} from './transport-error.ts';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** A route of the REST binding; its path contains at most one id. */
interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path below the endpoint. */
  readonly path: RegExp;
  readonly operation: OperationName;
}

const routes: readonly Route[] = [
  { method: 'POST', path: /^\/catalog\/search$/, operation: 'search_catalog' },
  { method: 'POST', path: /^\/catalog\/lookup$/, operation: 'lookup_catalog' },
  { method: 'POST', path: /^\/catalog\/product$/, operation: 'get_product' },
  { method: 'POST', path: /^\/carts$/, operation: 'create_cart' },
  { method: 'GET', path: /^\/carts\/([\w-]{1,100})$/, operation: 'get_cart' },
  { method: 'PUT', path: /^\/carts\/([\w-]{1,100})$/, operation: 'update_cart' },
  { method: 'POST', path: /^\/carts\/([\w-]{1,100})\/cancel$/, operation: 'cancel_cart' },
  { method: 'POST', path: /^\/checkout-sessions$/, operation: 'create_checkout' },
  { method: 'GET', path: /^\/checkout-sessions\/([\w-]{1,100})$/, operation: 'get_checkout' },
  { method: 'PUT', path: /^\/checkout-sessions\/([\w-]{1,100})$/, operation: 'update_checkout' },
  { method: 'POST', path: /^\/checkout-sessions\/([\w-]{1,100})\/complete$/, operation: 'complete_checkout' },
  { method: 'POST', path: /^\/checkout-sessions\/([\w-]{1,100})\/cancel$/, operation: 'cancel_checkout' },
  { method: 'GET', path: /^\/orders\/([\w-]{1,100})$/, operation: 'get_order' },
];

export const answerJson = (
  answer: unknown,
  status = 200,
  { retryAfterSeconds, methods, challenge }: Partial<TransportError> = {},
): Response => {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': dataContentPolicy });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  if (methods !== undefined) headers.set('Allow', methods.join(', '));
  if (challenge !== undefined) headers.set('WWW-Authenticate', challenge);
  return Response.json(answer, { status, headers });
};

/** A transport error as a REST response. */
export const answerRestError = (error: TransportError, continueUrl: string): Response => {
  const { code, content, challenge } = error;
  const told = challenge === undefined ? { code, content } : messagesOf(error);
  return answerJson({ ...told, continue_url: continueUrl }, transportErrors[code].status, error);
};

const jsonType = /^application\/json\s*(?:;|$)/i;

const payloadOf = ({ raw, body }: AgentRequest): unknown | TransportError => {
  if (body.length === 0) return undefined;
  if (!jsonType.test(raw.headers.get('content-type') ?? '')) {
    return transportError('unsupported_media_type', 'A body has to be application/json');
  }
  const parsed = parseJson(body);
  return isRefusal(parsed) ? transportError('invalid_request', parsed.message) : parsed;
};

const routeOf = (
  method: string,
  path: string,
): { readonly operation: OperationName; readonly id: string } | TransportError => {
  const matching = routes.flatMap((route) => {
    const match = route.path.exec(path);
    return match ? [{ ...route, id: match[1] ?? '' }] : [];
  });
  const route = matching.find((candidate) => candidate.method === method);
  if (route) return route;
  return matching.length === 0
    ? transportError('not_found', 'The binding has no such path')
    : wrongMethod(
        matching.map((candidate) => candidate.method),
        'The path does not take this method',
      );
};

/**
 * Handles a request of the REST binding.
 * @param path below the endpoint, as in '/catalog/search'
 */
export const answerRest = async (context: UcpContext, request: AgentRequest, path: string): Promise<Response> => {
  const fail = (error: TransportError) => answerRestError(error, urlOn(context, request.site, '/'));
  const route = routeOf(request.raw.method, path);
  if (isTransportError(route)) return fail(route);
  const operation = operationOf(route.operation);
  if (!operation) throw new Error(`The route ${path} has no operation`);
  const call = await receiveCall(context, request);
  if (isTransportError(call)) return fail(call);
  const payload = payloadOf(request);
  if (isTransportError(payload)) return fail(payload);
  const key = request.raw.headers.get('idempotency-key') ?? undefined;
  const performed = await perform(context, operation, call, { id: route.id, payload, key });
  return isTransportError(performed) ? fail(performed) : answerJson(performed.answer, performed.isCreated ? 201 : 200);
};
