import type { Result } from '@ironcart/core/result';
import type { CallOptions } from './client-options.ts';

/** The response of one request in a sequence of the same kind; the issue `superseded` if a newer request was made. */
export type LatestOutcome<Answer> = Result<Answer, { readonly code: 'superseded' }>;

const superseded = { ok: false, issues: [{ code: 'superseded' }] } as const;

/**
 * Keeps only the latest of several requests, for example while a shopper types: a newer request aborts the one before,
 * which ends with the issue `superseded`, even if its response was already arriving. Errors of the latest request are
 * rethrown.
 *
 * @example const suggest = latestOnly((text: string, options) => client.search.query({ keyphrase: text }, options));
 */
export const latestOnly = <Asked, Answer>(
  ask: (asked: Asked, options: CallOptions) => Promise<Answer>,
): ((asked: Asked, options?: CallOptions) => Promise<LatestOutcome<Answer>>) => {
  let latest: AbortController | undefined;

  return async (asked, { signal } = {}) => {
    const own = new AbortController();
    latest?.abort(new DOMException('A newer request was made', 'AbortError'));
    latest = own;
    try {
      const answer = await ask(asked, { signal: signal ? AbortSignal.any([signal, own.signal]) : own.signal });
      return own.signal.aborted ? superseded : { ok: true, value: answer };
    } catch (thrown) {
      signal?.throwIfAborted();
      if (own.signal.aborted) return superseded;
      throw thrown;
    }
  };
};
