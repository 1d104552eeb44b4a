import {
  type AnswerOf,
  type BodyInputOf,
  type Call,
  errorAnswer,
  type ParamsInputOf,
  type QueryInputOf,
  sitePathOf,
} from '@ironcart/api/contract';
import { type SiteCode, siteByCode } from '@ironcart/core';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Backend } from '../create-backend.ts';

export const testOrigin = 'http://store.test';

export interface CallInput<C extends Call> {
  readonly params?: ParamsInputOf<C>;
  readonly query?: QueryInputOf<C>;
  readonly body?: BodyInputOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly details: unknown;
}

/** Somebody with a browser of their own: it keeps the session's cookie. */
export interface Shopper {
  cookie(): string | undefined;
  /** Sends anything. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a call and asserts that its answer is the contract's, to the last field. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
  /** Sends a call that has to be refused, and asserts the contract's error shape and status. */
  refused<C extends Call>(call: C, input?: CallInput<C>): Promise<Refused>;
}

const fillPath = (path: string, params: unknown): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(Object(params), name))));

const queryOf = (query: unknown): string => {
  const entries = Object.entries(Object(query)).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

let shopperCount = 0;

export const createShopper = (backend: Backend, siteCode: SiteCode = 'USA'): Shopper => {
  const site = siteByCode(siteCode);
  shopperCount += 1;
  const remoteAddress = `10.0.${shopperCount >> 8}.${shopperCount & 255}`;
  let cookie: string | undefined;

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await backend.fetch(new Request(`${testOrigin}${path}`, { ...init, headers }), { remoteAddress });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookie = line.includes('Max-Age=0') ? undefined : pair;
    }
    return response;
  };

  const send = (call: Call, input: CallInput<Call>): Promise<Response> => {
    const path = sitePathOf(fillPath(call.path, input.params), site) + queryOf(input.query);
    const hasBody = input.body !== undefined;
    return request(path, {
      method: call.method,
      headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), Origin: testOrigin, ...input.headers },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    });
  };

  return {
    cookie: () => cookie,
    request,
    call: async (call, input = {}) => {
      const response = await send(call, input as CallInput<Call>);
      const body: unknown = await response.json();
      expect(response.status, `${call.name}: ${JSON.stringify(body)}`).toBe(200);
      expect(v.parse(call.answer, body)).toEqual(body);
      return body as AnswerOf<typeof call>;
    },
    refused: async (call, input = {}) => {
      const response = await send(call, input as CallInput<Call>);
      const body: unknown = await response.json();
      expect(response.status, `${call.name} was not refused`).toBeGreaterThanOrEqual(400);
      const { error } = v.parse(errorAnswer, body);
      const declared: number | undefined = call.errors?.[error.type];
      if (declared !== undefined) expect(response.status).toBe(declared);
      return { status: response.status, type: error.type, message: error.message, details: error.details };
    },
  };
};
