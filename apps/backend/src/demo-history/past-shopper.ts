import type { AnswerOf } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import type { Caller } from './caller.ts';
import { openBrowser } from './open-browser.ts';

/** Somebody who shopped before the store was looked at: every call of theirs succeeds, or their story ends. */
export const createPastShopper = (
  backend: Pick<Backend, 'fetch'>,
  { origin, siteCode }: { readonly origin: string; readonly siteCode: SiteCode },
): Caller => {
  const { request, send } = openBrowser(backend, { origin, siteCode });
  return {
    request,
    call: async (call, input = {}) => {
      const response = await send(call, input);
      const body: unknown = await response.json();
      // The answer is the store's own, which its tests hold to the contract.
      if (response.ok) return body as AnswerOf<typeof call>;
      throw new Error(`${call.name} of a demo's history was refused: ${JSON.stringify(body)}`);
    },
  };
};
