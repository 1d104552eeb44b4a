import { setTimeout as wait } from 'node:timers/promises';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

/** How long a shopper waits for what a provider lists, in milliseconds: repetitions take a provider's call much longer. */
const listingPatienceMs = 5_000;

/**
 * What a provider lists, where it comes in time; for calls that only ask.
 * @throws PaymentProviderUnavailableError when it does not
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
