import { answerWithin, NoAnswerError } from '../answer-within.ts';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

/** Time limit for listings that a shopper waits for, in milliseconds: a call with retries may take much longer. */
const listingPatienceMs = 5_000;

/**
 * Limits the time of a call that only reads.
 * @throws PaymentProviderUnavailableError after the time limit
 */
export const answerInTime = async <T>(asked: Promise<T>, patienceMs = listingPatienceMs): Promise<T> => {
  try {
    return await answerWithin(asked, patienceMs);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new PaymentProviderUnavailableError(`The payment provider does not answer within ${patienceMs} ms`);
  }
};
