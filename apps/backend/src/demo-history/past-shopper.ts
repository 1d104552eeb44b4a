import type { AnswerOf } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import type { Caller } from './caller.ts';
import { openBrowser } from './open-browser.ts';

/** A shopper of the history: a failed call ends the history. */
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
      // The response is the store's own, which its tests validate.
      if (response.ok) return body as AnswerOf<typeof call>;
      throw new Error(`${call.name} of a demo's history was refused: ${JSON.stringify(body)}`);
    },
  };
};
