import { createHash, timingSafeEqual } from 'node:crypto';
import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import { perform } from '../ucp/perform.ts';
import type { AgentRequest, ReceivedCall } from '../ucp/receive-call.ts';
import { answerJson } from '../ucp/rest.ts';
import { isTransportError, type TransportErrorCode, transportErrors } from '../ucp/transport-error.ts';
import { type UcpContext, urlOn } from '../ucp/ucp-context.ts';
import { acpOperations } from './acp-operations.ts';
import { acpVersion, sessionDocument } from './session-document.ts';

/** The capabilities of the store's own checkout that the protocol supports. */
const active: ReadonlySet<string> = new Set([
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
]);

const routes = [
  { method: 'POST', path: /^\/checkout_sessions$/, operation: 'create' },
  { method: 'GET', path: /^\/checkout_sessions\/([\w-]{1,100})$/, operation: 'get' },
  { method: 'POST', path: /^\/checkout_sessions\/([\w-]{1,100})$/, operation: 'update' },
  { method: 'POST', path: /^\/checkout_sessions\/([\w-]{1,100})\/complete$/, operation: 'complete' },
  { method: 'POST', path: /^\/checkout_sessions\/([\w-]{1,100})\/cancel$/, operation: 'cancel' },
] as const;

interface AcpError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** Errors that have their own code in the protocol. */
const renamed: Readonly<Partial<Record<TransportErrorCode, { readonly status: number; readonly code: string }>>> = {
  idempotency_key_reused: { status: 422, code: 'idempotency_conflict' },
  unavailable: { status: 409, code: 'idempotency_in_flight' },
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The agent whose key authorizes the request; undefined without a known one. */
const agentOf = ({ settings: { acpKeys = {} } }: UcpContext, header: string | null): string | undefined => {
  const given = hashOf(/^Bearer +([^ ]+) *$/i.exec(header ?? '')?.[1] ?? '');
  return Object.entries(acpKeys).find(([, key]) => timingSafeEqual(hashOf(key), given))?.[0];
};

const answerError = ({ status, code, message, retryAfterSeconds }: AcpError, more: object = {}): Response => {
  const type = status < 500 ? 'invalid_request' : 'service_unavailable';
  return answerJson({ type, code, message, ...more }, status, { retryAfterSeconds });
};

const respond = async (context: UcpContext, request: AgentRequest, path: string): Promise<Response> => {
  const { site, remoteAddress, raw, body } = request;
  const agent = agentOf(context, raw.headers.get('authorization'));
  if (agent === undefined) {
    return answerError({ status: 401, code: 'unauthorized', message: 'The request bears no key of this store' });
  }
  if (raw.headers.get('api-version') !== acpVersion) {
    const code = raw.headers.has('api-version') ? 'unsupported_api_version' : 'missing_api_version';
    const supported = { supported_versions: [acpVersion] };
    return answerError({ status: 400, code, message: `The store speaks version ${acpVersion}` }, supported);
  }
  const matching = routes.filter((route) => route.path.test(path));
  const route = matching.find(({ method }) => method === raw.method);
  if (!route) {
    return matching.length === 0
      ? answerError({ status: 404, code: 'not_found', message: 'The protocol has no such path' })
      : answerError({ status: 405, code: 'method_not_allowed', message: 'The path does not take this method' });
  }
  const key = raw.headers.get('idempotency-key') ?? undefined;
  if (route.method === 'POST' && key === undefined) {
    return answerError({
      status: 400,
      code: 'idempotency_key_required',
      message: 'Idempotency-Key header is required',
    });
  }
  const payload = body.length === 0 ? {} : parseJson(body);
  if (isRefusal(payload)) return answerError({ status: 400, code: 'invalid_request', message: payload.message });
  const call: ReceivedCall = {
    site,
    platform: `acp:${agent}`,
    keys: [],
    isSigned: true,
    customer: undefined,
    remoteAddress,
    active,
    showsPackages: false,
  };
  const id = route.path.exec(path)?.[1] ?? '';
  const performed = await perform(context, acpOperations[route.operation], call, {
    id,
    payload,
    // The protocol scopes a key to its endpoint and allows longer keys than the store.
    key: key && hashOf(`${route.operation} ${key}`).toString('hex'),
  });
  if (isTransportError(performed)) {
    const { code, content: message, retryAfterSeconds } = performed;
    return answerError({ status: transportErrors[code].status, code, ...renamed[code], message, retryAfterSeconds });
  }
  const { answer, isCreated } = performed;
  if (!('id' in answer)) return answerRefused(answer);
  if (route.operation === 'cancel' && answer.status !== 'canceled') {
    return answerError({ status: 405, code: 'not_cancelable', message: 'The session is completed' });
  }
  return answerJson(sessionDocument(answer, urlOn(context, site, '/.well-known/ucp')), isCreated ? 201 : 200);
};

/** Answers for a missing session, or one that a person has taken over: the message then contains the link. */
const answerRefused = ({ messages, continue_url }: Readonly<Record<string, unknown>>): Response => {
  const [first] = Array.isArray(messages) ? messages : [];
  const { code, content } = first as { readonly code: string; readonly content: string };
  if (code === 'not_found') return answerError({ status: 404, code, message: content });
  return answerError({ status: 409, code, message: code === 'with_buyer' ? `${content} (${continue_url})` : content });
};

/**
 * Answers a request of the Agentic Commerce Protocol.
 * @param path below the endpoint, as '/checkout_sessions'
 */
export const answerAcp = async (context: UcpContext, request: AgentRequest, path: string): Promise<Response> => {
  const response = await respond(context, request, path);
  for (const name of ['idempotency-key', 'request-id']) {
    const said = request.raw.headers.get(name);
    if (said !== null) response.headers.set(name, said.slice(0, 255));
  }
  return response;
};
