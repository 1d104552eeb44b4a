import type { CallOptions } from './client-options.ts';

/** Result of one request in a sequence of the same kind. */
export type LatestOutcome<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  /** A newer request was made in the meantime; use its result. */
  | { readonly kind: 'superseded' };

/**
 * Lets only the latest of several requests be answered, as while a shopper types: a newer one aborts the one before,
 * which ends as `superseded`, also where its answer was on its way. Failures of the latest reject as they are.
 *
 * @example
 * const suggest = latestOnly((text: string, options) => client.search.query({ keyphrase: text }, options));
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
      return own.signal.aborted ? { kind: 'superseded' } : { kind: 'answered', answer };
    } catch (thrown) {
      signal?.throwIfAborted();
      if (own.signal.aborted) return { kind: 'superseded' };
      throw thrown;
    }
  };
};
