import type { SiteCode } from '@ironcart/core/site';
import { ssrCalls, type WireSearchToken } from '../../contract/ssr.ts';
import { delayFor } from '../abortable.ts';
import { createAnswerCache } from '../answer-cache.ts';
import { isApiError } from '../api-error.ts';
import type { CallOptions, ClientOptions } from '../client-options.ts';
import { retry } from '../retry.ts';
import type { Send } from '../send.ts';

/** A token's maximum lifetime in the cache, and how long before its end it is replaced (S9). */
const TOKEN_LIFE_MS = 15 * 60_000;
const TOKEN_MARGIN_MS = 60_000;

/** Makes a call with the search service's token, requested if there is none. */
export type WithSearchToken = <T>(
  options: CallOptions,
  work: (token: WireSearchToken, headers: { readonly authorization: string }) => Promise<T>,
) => Promise<T>;

/** Caches the site's token. A rejected one is removed, so that the next call requests another. */
export const createSearchToken = (
  send: Send,
  siteCode: SiteCode,
  { now = Date.now, delay = delayFor }: Pick<ClientOptions, 'now' | 'delay'>,
): WithSearchToken => {
  const tokens = createAnswerCache(now);

  const loadToken = (signal: AbortSignal): Promise<WireSearchToken> =>
    retry(
      () => send(ssrCalls.getSearchToken, { signal, params: { code: siteCode } }),
      { retries: 5, stepMs: 500, isWorthRetrying: (thrown) => !isApiError(thrown, 'browser_offline') },
      delay,
      { signal },
    );

  const token = ({ signal }: CallOptions): Promise<WireSearchToken> =>
    tokens.get(siteCode, {
      load: loadToken,
      expiresAt: ({ expires }) => Math.min(now() + TOKEN_LIFE_MS, expires) - TOKEN_MARGIN_MS,
      signal,
    });

  return async (options, work) => {
    const found = await token(options);
    try {
      return await work(found, { authorization: `Bearer ${found.token}` });
    } catch (thrown) {
      if (isApiError(thrown, 'invalid_token')) tokens.forget(siteCode);
      throw thrown;
    }
  };
};
