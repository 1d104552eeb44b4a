import { expect, it } from 'vitest';
import { answerInTime } from './answer-in-time.ts';
import { PaymentProviderUnavailableError } from './payment-provider.ts';

it('provider call with a time limit returns a response in time, or its failure', async () => {
  expect(await answerInTime(Promise.resolve(['scheme']))).toEqual(['scheme']);
  await expect(answerInTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('provider call with a time limit ends if the provider never responds', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(answerInTime(never, 5)).rejects.toThrow(PaymentProviderUnavailableError);
});
