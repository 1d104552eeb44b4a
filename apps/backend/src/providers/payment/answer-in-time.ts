import { setTimeout as wait } from 'node:timers/promises';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

/** Time limit for listings that a shopper waits for, in milliseconds: a call with retries may take much longer. */
const listingPatienceMs = 5_000;

/**
 * Limits the time of a call that only reads.
 * @throws PaymentProviderUnavailableError after the time limit
 */
export const answerInTime = async <T>(asked: Promise<T>, patienceMs = listingPatienceMs): Promise<T> => {
  const ended = new AbortController();
  const late = async (): Promise<never> => {
    await wait(patienceMs, undefined, { signal: ended.signal });
    throw new PaymentProviderUnavailableError(`The payment provider does not answer within ${patienceMs} ms`);
  };
  try {
    return await Promise.race([asked, late()]);
  } finally {
    ended.abort();
  }
};
