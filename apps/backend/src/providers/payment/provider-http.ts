import { setTimeout as wait } from 'node:timers/promises';
import { fetchWithin } from '../fetch-within.ts';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

export interface ProviderHttpOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Pauses before further attempts, in milliseconds, one per attempt. */
  readonly retryDelaysMs?: readonly number[] | undefined;
}

export interface ProviderAnswer {
  /** Below 500: server errors are retried and finally reported as unavailable. */
  readonly status: number;
  /** Parsed JSON; undefined for an empty response. */
  readonly body: unknown;
}

/** Rate limits and server errors are retried with the same key (FAULTS 13). */
const isWorthAnotherTry = (status: number): boolean => status >= 500 || status === 429;

const defaultTimeoutMs = 10_000;
const defaultRetryDelaysMs = [100, 400];

/**
 * Calls a payment provider. Every call must be idempotent: it has an idempotency key or only reads.
 * @returns a function that throws PaymentProviderUnavailableError if no attempt was answered
 */
export const createProviderHttp = (options: ProviderHttpOptions): ((request: Request) => Promise<ProviderAnswer>) => {
  const { timeoutMs = defaultTimeoutMs, retryDelaysMs = defaultRetryDelaysMs } = options;

  const attempt = (request: Request): Promise<ProviderAnswer> =>
    fetchWithin(timeoutMs, options.fetch, request, async (response) => {
      if (isWorthAnotherTry(response.status)) throw new Error(`answered ${response.status}`);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    });

  return async (request) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(request.clone());
      } catch (cause) {
        const delayMs = retryDelaysMs[tries];
        if (delayMs === undefined) {
          throw new PaymentProviderUnavailableError('The payment provider does not answer', { cause });
        }
        await wait(delayMs);
      }
    }
  };
};
