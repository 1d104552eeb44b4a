import { setTimeout as wait } from 'node:timers/promises';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

export interface ProviderHttpOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** The pauses before further attempts, in milliseconds; as many attempts follow the first. */
  readonly retryDelaysMs?: readonly number[] | undefined;
}

export interface ProviderAnswer {
  /** Below 500: a server that fails is asked again, and given up in the end. */
  readonly status: number;
  /** Parsed JSON; undefined where the answer is empty. */
  readonly body: unknown;
}

/** Too many calls, or a failure of the server's: the same call is sent again under the same key (FAULTS 13). */
const isWorthAnotherTry = (status: number): boolean => status >= 500 || status === 429;

const defaultTimeoutMs = 10_000;
const defaultRetryDelaysMs = [100, 400];

/**
 * Calls a payment provider. Every call has to be repeatable: it carries its idempotency key, or asks only.
 * @returns a function that throws PaymentProviderUnavailableError when no attempt was answered
 */
export const createProviderHttp = (options: ProviderHttpOptions): ((request: Request) => Promise<ProviderAnswer>) => {
  const { timeoutMs = defaultTimeoutMs, retryDelaysMs = defaultRetryDelaysMs } = options;

  const attempt = async (request: Request): Promise<ProviderAnswer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const gaveUp = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Error('no answer in time')), { once: true });
    });
    const answered = (async () => {
      const response = await options.fetch(new Request(request, { signal }));
      if (isWorthAnotherTry(response.status)) throw new Error(`answered ${response.status}`);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    })();
    return Promise.race([answered, gaveUp]);
  };

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
