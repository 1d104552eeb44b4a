import ky, { type KyInstance } from 'ky';
import type { GenericSchema } from 'valibot';
import { CAPTCHA_HEADER } from '../contract/captcha.ts';
import type { BodyInputOf, Call, ParamsInputOf, QueryInputOf, ReceivedOf } from '../contract/define-call.ts';
import { sessionCalls } from '../contract/session.ts';
import { delayFor, untilAborted } from './abortable.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { ApiError, isApiError } from './api-error.ts';
import { type RequestParts, urlOf } from './build-request.ts';
import type { CallOptions, ClientOptions } from './client-options.ts';
import { readAnswer } from './read-answer.ts';
import { createSessionRefresh } from './session-refresh.ts';

/** Maximum wait; for longer waits the call fails at once. */
const LONGEST_WAIT_MS = 30_000;
const FALLBACK_STEP_MS = 500;

/**
 * The wait before a rate-limited call is retried, in milliseconds: `Retry-After` (seconds or a date), or else attempt x
 * 500 ms. Undefined if `Retry-After` is longer than 30 s.
 */
export const waitAfterRefusal = (response: Response, attempt: number, now: number): number | undefined => {
  const header = response.headers.get('retry-after')?.trim();
  if (header === undefined || header === '') return attempt * FALLBACK_STEP_MS;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  if (Number.isNaN(waitMs)) return attempt * FALLBACK_STEP_MS;
  return waitMs > LONGEST_WAIT_MS ? undefined : Math.max(0, waitMs);
};

const TOKEN_RETRIES = 3;
const TOKEN_RETRY_STEP_MS = 500;
const REFUSAL_RETRIES = 3;
const TIMEOUT_MS = 30_000;

interface RequestOptions extends CallOptions {
  /** Overrides the call's own URL. */
  readonly url?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type AnyRequest = RequestOptions & RequestParts;

/** The options of a request and the parts that the call declares, typed by its schemas. */
export type RequestOf<C extends Call> = RequestOptions &
  (C extends { readonly params: GenericSchema } ? { readonly params: ParamsInputOf<C> } : unknown) &
  (C extends { readonly query: GenericSchema } ? { readonly query: QueryInputOf<C> } : unknown) &
  (C extends { readonly body: GenericSchema } ? { readonly body: BodyInputOf<C> } : unknown);

/** Sends one call and returns its validated response, in wire format. @throws ApiError */
export type Send = <C extends Call>(call: C, request: RequestOf<C>) => Promise<ReceivedOf<C>>;

export interface Transport {
  readonly send: Send;
  readonly cache: AnswerCache;
}

/** Calls that change the session; the cache is cleared after them, because it may hold another shopper's data. */
const sessionChanges: ReadonlySet<string> = new Set(['session.login', 'session.logout', 'customer.register']);
const sessionArrivals: ReadonlySet<string> = new Set([...sessionChanges, 'session.getSession']);

const isRepeatable = (call: Call): boolean =>
  call.isRepeatable ?? (call.method === 'GET' || call.method === 'PUT' || call.method === 'DELETE');

const browserIsOnline = (): boolean => globalThis.navigator?.onLine ?? true;
/** The default for `warn`: writes to the console. */
export const warnOnConsole = (message: string, cause: unknown): void => console.warn(message, cause);

/** The request's body in the call's format: JSON or form data. */
const bodyOf = (call: Call, body: unknown): { readonly json?: unknown; readonly body?: FormData } => {
  if (body === undefined) return {};
  if (!call.hasFormBody) return { json: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.append(name, String(value));
  return { body: form };
};

const createKy = (options: ClientOptions): KyInstance => {
  const { fetch } = options;
  return ky.create({
    ...(fetch === undefined
      ? {}
      : { fetch: (input, init) => fetch(input instanceof Request ? input : new Request(input, init)) }),
    headers: { accept: 'application/json', ...options.headers },
    credentials: 'include',
    // Retries are decided below, by the contract.
    retry: 0,
    throwHttpErrors: false,
    timeout: TIMEOUT_MS,
  });
};

/** Creates a client's transport: URLs, errors, retries, session refresh and cache. */
export const createTransport = (options: ClientOptions): Transport => {
  const { now = Date.now, delay = delayFor, isOnline = browserIsOnline, warn = warnOnConsole } = options;
  const { waitsWhenLimited = true } = options;
  const context = { baseUrl: options.baseUrl, site: options.site, appParams: options.appParams ?? {} };
  const http = createKy(options);
  const cache = createAnswerCache(now);

  const captchaHeaders = async (call: Call): Promise<Record<string, string>> => {
    if (call.captcha === undefined || options.captcha === undefined) return {};
    try {
      const token = await options.captcha(call.captcha);
      return token === undefined ? {} : { [CAPTCHA_HEADER]: token };
    } catch (cause) {
      warn(`No captcha token for '${call.captcha}'`, cause);
      return { [CAPTCHA_HEADER]: '' };
    }
  };

  const exchange = async (call: Call, url: URL, request: AnyRequest, headers: Record<string, string>) => {
    try {
      const answered = http(url, {
        method: call.method,
        headers: { ...headers, ...(await captchaHeaders(call)) },
        ...bodyOf(call, request.body),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
      });
      // A custom fetch may ignore the signal.
      const response = await untilAborted(answered, request.signal);
      options.onResponse?.(response);
      return response;
    } catch (cause) {
      request.signal?.throwIfAborted();
      const code = isOnline() ? 'no_response' : 'browser_offline';
      throw new ApiError({ code, message: `${call.name} got no response`, call: call.name, cause });
    }
  };

  /** Sends a call; after a rate limit (429) waits for `Retry-After` and retries, if the call may be repeated. */
  const sendPatiently = async <C extends Call>(call: C, request: AnyRequest): Promise<ReceivedOf<C>> => {
    const url = urlOf(call, request, context, request.url);
    for (let attempt = 1; ; attempt += 1) {
      const response = await exchange(call, url, request, { ...request.headers });
      const mayWait = waitsWhenLimited && response.status === 429 && isRepeatable(call) && attempt <= REFUSAL_RETRIES;
      const waitMs = mayWait ? waitAfterRefusal(response, attempt, now()) : undefined;
      if (waitMs === undefined) return readAnswer(call, response);
      await delay(waitMs, request.signal);
    }
  };

  const session = createSessionRefresh(() => send(sessionCalls.getSession, {}), delay);

  /** Sends a call; if the session's customer is missing, refreshes the session and retries (S8-http-05). */
  const sendWithSession = async <C extends Call>(call: C, request: AnyRequest): Promise<ReceivedOf<C>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendPatiently(call, request);
      } catch (thrown) {
        const canRefresh = isApiError(thrown, 'TOKEN_EXPIRED') && call.name !== sessionCalls.getSession.name;
        if (!canRefresh || attempt > TOKEN_RETRIES) throw thrown;
        if (!(await untilAborted(session.refresh(), request.signal))) throw thrown;
        await delay(attempt * TOKEN_RETRY_STEP_MS, request.signal);
      }
    }
  };

  const send: Send = async (call, typedRequest) => {
    const request: AnyRequest = typedRequest;
    const { cacheMs } = call;
    if (cacheMs !== undefined && call.isCachedFor?.(Object(request.query)) !== false) {
      const key = `${call.name} ${urlOf(call, request, context).href} ${JSON.stringify(request.body ?? null)}`;
      return cache.get(key, {
        load: (signal) => sendWithSession(call, { ...request, signal }),
        expiresAt: () => now() + cacheMs,
        signal: request.signal,
      });
    }
    const answer = await sendWithSession(call, request);
    if (sessionChanges.has(call.name)) cache.clear();
    if (sessionArrivals.has(call.name)) session.arrived();
    return answer;
  };

  return { send, cache };
};
