import { type AnswerOf, type Call, errorAnswer } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Backend } from '../create-backend.ts';
import type { Caller, CallInput } from '../demo-history/caller.ts';
import { createBrowser } from './browser.ts';

export type { Caller, CallInput } from '../demo-history/caller.ts';
export { testOrigin } from './browser.ts';

export interface Refused {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly details: unknown;
}

/** A shopper with a separate browser, which keeps the session's cookie. */
export interface Shopper extends Caller {
  cookie(): string | undefined;
  /** Sends a call and asserts that its response matches the contract exactly. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
  /** Sends a call that has to be refused, and asserts the contract's error shape, status and a message. */
  refused<C extends Call>(call: C, input?: CallInput<C>): Promise<Refused>;
}

export const createShopper = (backend: Backend, siteCode: SiteCode = 'USA'): Shopper => {
  const { cookie, request, send } = createBrowser(backend, siteCode);
  return {
    cookie,
    request,
    call: async (call, input = {}) => {
      const response = await send(call, input);
      const body: unknown = await response.json();
      expect(response.status, `${call.name}: ${JSON.stringify(body)}`).toBe(200);
      expect(v.parse(call.answer, body)).toEqual(body);
      return body as AnswerOf<typeof call>;
    },
    refused: async (call, input = {}) => {
      const response = await send(call, input);
      const body: unknown = await response.json();
      expect(response.status, `${call.name} was not refused`).toBeGreaterThanOrEqual(400);
      const { error } = v.parse(errorAnswer, body);
      expect(error.message).toMatch(/\w/);
      const declared: number | undefined = call.errors?.[error.type];
      if (declared !== undefined) expect(response.status).toBe(declared);
      return { status: response.status, type: error.type, message: error.message, details: error.details };
    },
  };
};
