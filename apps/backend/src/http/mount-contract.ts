import { type Call, contract, splitSitePath } from '@ironcart/api/contract';
import type { Sites } from '@ironcart/core/site';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { requireCustomer } from '../services/customer/require-customer.ts';
import type { SessionStore } from '../services/session/session-store.ts';
import { answerRefusal, answerWrongMethod } from './answer-refusal.ts';
import { cacheControlOf } from './cache-control.ts';
import { type CallGuard, callGuards } from './call-guards.ts';
import { limitAttempts } from './limit-attempts.ts';
import { formType, hasBodyOfType, isAllowedOrigin } from './origin-check.ts';
import {
  type CountAttempt,
  defaultRateLimits,
  type FindAndCount,
  isCountedByShopper,
  type RateLimitedAction,
} from './rate-limit.ts';
import { defaultMaxBodyBytes, readBounded } from './read-bounded.ts';
import { readCallBody } from './read-call-body.ts';
import type { RouteCall } from './read-from-replicas.ts';
import { isRefusal, type Refusal, refuse, refuseUnknownSite, refuseUnknownStore } from './refusal.ts';
import type { CallRequest, ContractHandlers, Handler } from './request-context.ts';
import { createRequestSession, type RequestSession } from './request-session.ts';
import { dataContentPolicy } from './security-headers.ts';
import { pathOf, validatePart } from './validate-part.ts';

/** Values that the server passes with a request. */
export interface Bindings {
  /** The client's address: the socket's, or the one that trusted proxies report. */
  readonly remoteAddress: string;
}

/** Variables of every request, set first. */
export interface Variables {
  /** Identifies the request in the log and in the audit trail. */
  readonly requestId: string;
}

/** Thrown if a response does not match the contract. */
class AnswerDriftError extends Error {
  override readonly name = 'AnswerDriftError';
}

export interface MountOptions {
  readonly handlers: ContractHandlers;
  readonly sessions: SessionStore;
  readonly sites: Sites;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly countAttempt: CountAttempt;
  readonly findAndCount: FindAndCount;
  /** Chooses the database of each call. Default: the handlers' own. */
  readonly routeCall?: RouteCall | undefined;
  /** Whether a response that does not match its schema is an error: for tests. */
  readonly checksAnswers?: boolean | undefined;
}

type BackendContext = Context<{ Bindings: Bindings; Variables: Variables }>;

/** The path as in the contract: without the site's segment and a trailing slash. */
export const contractPathOf = (pathname: string): string => {
  const { path } = splitSitePath(pathname);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

const remoteAddressOf = (context: BackendContext): string => context.env?.remoteAddress ?? 'unknown';

const guardOf = ({ name }: Call): CallGuard => {
  const guard: CallGuard | undefined = callGuards[name as keyof typeof callGuards];
  if (!guard) throw new Error(`The call ${name} has no guard`);
  return guard;
};

/** Checks before the request is read: its limits, and whether the call is only for customers. */
const refuseUnread = async (
  { limits, isForCustomers }: CallGuard,
  context: BackendContext,
  session: RequestSession,
  { countAttempt, findAndCount }: Pick<MountOptions, 'countAttempt' | 'findAndCount'>,
): Promise<Refusal | undefined> => {
  if (isForCustomers) {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
  }
  const remoteAddress = remoteAddressOf(context);
  const count = async (action: RateLimitedAction): Promise<number | undefined> => {
    if (defaultRateLimits[action].per !== 'shopper') return countAttempt(action, { remoteAddress });
    const counted = isCountedByShopper(action)
      ? session.findWith((token) => findAndCount(token, action, remoteAddress))
      : undefined;
    return counted ? (await counted).seconds : countAttempt(action, { remoteAddress, session: await session.find() });
  };
  return limitAttempts(count, limits, { remoteAddress });
};

const limitByEmail = (
  actions: readonly RateLimitedAction[],
  { body, remoteAddress }: CallRequest<Call>,
  countAttempt: CountAttempt,
): Promise<Refusal | undefined> => {
  const email: unknown = Reflect.get(Object(body), 'email');
  return limitAttempts(countAttempt, actions, { remoteAddress, email: String(email) });
};

const readRequest = async (
  call: Call,
  context: BackendContext,
  { session, setHeader, sites }: Pick<CallRequest<Call>, 'session' | 'setHeader'> & Pick<MountOptions, 'sites'>,
): Promise<CallRequest<Call> | Refusal> => {
  const params = validatePart(call.params, context.req.param(), 'params');
  if (isRefusal(params)) return params;
  const query = validatePart(call.query, context.req.query(), 'query');
  if (isRefusal(query)) return query;
  const body = await readCallBody(call, context.req.raw);
  if (isRefusal(body)) return body;
  const unknownStore = refuseUnknownStore(query.value, 'query', sites) ?? refuseUnknownStore(body.value, 'body', sites);
  if (unknownStore) return unknownStore;
  const { siteCode } = splitSitePath(new URL(context.req.url).pathname);
  const site = siteCode === undefined ? sites.main : sites.findByCode(siteCode);
  if (!site) return refuseUnknownSite('params', 'site');
  // The schemas above are the call's own: their outputs are the handler's inputs.
  return {
    params: params.value,
    query: query.value,
    body: body.value,
    site,
    session,
    remoteAddress: remoteAddressOf(context),
    requestId: context.get('requestId'),
    header: (name: string) => context.req.header(name),
    setHeader,
    bearerToken: /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1],
  } as CallRequest<Call>;
};

/** @throws AnswerDriftError */
const assertAnswer = (call: Call, answer: unknown, headers: Headers): void => {
  const travelled: unknown = JSON.parse(JSON.stringify(answer));
  const { issues } = v.safeParse(v.object({ answer: call.answer, headers: call.answerHeaders ?? v.unknown() }), {
    answer: travelled,
    headers: Object.fromEntries(headers),
  });
  if (issues)
    throw new AnswerDriftError(`${call.name} answers against its contract in ${issues.map(pathOf).join(', ')}`);
};

const answerCall = async (
  call: Call,
  handler: Handler<Call>,
  context: BackendContext,
  options: MountOptions,
): Promise<Response> => {
  const { sites, publicUrl, countAttempt, routeCall, checksAnswers } = options;
  const request = context.req.raw;
  if (!call.isOpenToOrigins && !isAllowedOrigin(request, new URL(publicUrl).origin)) {
    return answerRefusal(refuse('forbidden', 'A change may only be asked for from the store itself'), call);
  }
  const bodyType = call.hasFormBody ? formType : 'application/json';
  if (!hasBodyOfType(request, bodyType)) return answerRefusal(refuse('forbidden', `A body must be ${bodyType}`), call);

  const session = createRequestSession(options.sessions, context);
  const guard = guardOf(call);
  const refused = await refuseUnread(guard, context, session, options);
  if (refused) {
    // Reads and discards the body: closing the connection while the client is still sending would lose the response.
    await readBounded(request, call.maxBodyBytes ?? defaultMaxBodyBytes);
    return answerRefusal(refused, call);
  }
  const headers = new Headers({
    'Cache-Control': cacheControlOf(call, context.req.query()),
    'Content-Security-Policy': dataContentPolicy,
  });
  const setHeader = (name: string, value: string): void => headers.set(name, value);
  const callRequest = await readRequest(call, context, { session, setHeader, sites });
  if (isRefusal(callRequest)) return answerRefusal(callRequest, call);
  const tooMany = guard.emailLimits && (await limitByEmail(guard.emailLimits, callRequest, countAttempt));
  if (tooMany) return answerRefusal(tooMany, call);
  const { answer, cookie: seen } = routeCall
    ? await routeCall(call, handler, callRequest)
    : { answer: await handler(callRequest), cookie: undefined };
  if (checksAnswers && !isRefusal(answer)) assertAnswer(call, answer, headers);
  const response = isRefusal(answer) ? answerRefusal(answer, call) : Response.json(answer, { headers });
  const cookie = session.setCookie();
  if (cookie) response.headers.append('Set-Cookie', cookie);
  if (seen) {
    response.headers.append('Set-Cookie', seen);
    response.headers.set('Cache-Control', 'no-store');
  }
  return response;
};

/** Mounts every call of the contract, and 405 for other methods on its paths. */
export const mountContract = (app: Hono<{ Bindings: Bindings; Variables: Variables }>, options: MountOptions): void => {
  const calls = Object.entries(contract).flatMap(([service, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const handlers = options.handlers[service as keyof ContractHandlers] as Readonly<Record<string, Handler<Call>>>;
      return { call: call as Call, handler: handlers[name] };
    }),
  );
  for (const { call, handler } of calls) {
    if (!handler) throw new Error(`The call ${call.name} has no handler`);
    app.on(call.method, contractPathOf(call.path), (context) => answerCall(call, handler, context, options));
  }
  for (const path of new Set(calls.map(({ call }) => contractPathOf(call.path)))) {
    const methods = calls.filter(({ call }) => contractPathOf(call.path) === path).map(({ call }) => call.method);
    app.all(path, () => answerWrongMethod(methods));
  }
};
