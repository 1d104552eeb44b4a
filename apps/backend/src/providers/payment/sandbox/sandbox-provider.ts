import { toDecimalText } from '@ironcart/core';
import * as v from 'valibot';
import { type Payment, type PaymentProvider, PaymentProviderUnavailableError } from '../payment-provider.ts';
import { wireNotification, wirePayment } from './payment-state.ts';
import { apiKeyOf, isSignatureValid } from './signature.ts';

export interface SandboxProviderOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where the provider answers, without a slash at the end. */
  readonly baseUrl: string;
  readonly notificationUrl: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly timeoutMs?: number | undefined;
}

const errorAnswer = v.object({ error: v.object({ code: v.string() }) });

/** The checkout's side of the sandbox provider: the port, spoken over HTTP. */
export const createSandboxProvider = (options: SandboxProviderOptions): PaymentProvider => {
  const { secret, baseUrl, notificationUrl, now, timeoutMs = 10_000 } = options;

  const call = async (
    path: string,
    init: RequestInit,
  ): Promise<{ readonly status: number; readonly body: unknown }> => {
    try {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${apiKeyOf(secret)}`);
      const signal = AbortSignal.timeout(timeoutMs);
      const gaveUp = new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(new Error('no answer in time')), { once: true });
      });
      const response = await Promise.race([
        options.fetch(new Request(`${baseUrl}${path}`, { ...init, headers, signal })),
        gaveUp,
      ]);
      if (response.status >= 500) throw new Error(`answered ${response.status}`);
      return { status: response.status, body: await response.json() };
    } catch (cause) {
      throw new PaymentProviderUnavailableError('The payment provider does not answer', { cause });
    }
  };

  const paymentOf = (body: unknown): Payment => {
    const parsed = v.safeParse(wirePayment, body);
    if (!parsed.success) throw new PaymentProviderUnavailableError('The payment provider answers nonsense');
    const { paymentId, status, refusal } = parsed.output;
    return { paymentId, status, refusal: refusal ?? undefined };
  };

  return {
    authorise: async ({ key, reference, token, amount, currency }) => {
      const { status, body } = await call('/sandbox-pay/payments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ reference, token, amount: toDecimalText(amount), currency, notificationUrl }),
      });
      if (status < 400) return paymentOf(body);
      const error = v.safeParse(errorAnswer, body);
      return { paymentId: '', status: 'refused', refusal: error.success ? error.output.error.code : 'refused' };
    },

    capture: async (paymentId) =>
      paymentOf(
        (await call(`/sandbox-pay/payments/${encodeURIComponent(paymentId)}/capture`, { method: 'POST' })).body,
      ),

    void: async (paymentId) =>
      paymentOf((await call(`/sandbox-pay/payments/${encodeURIComponent(paymentId)}/void`, { method: 'POST' })).body),

    find: async (key) => {
      const { status, body } = await call(`/sandbox-pay/payments?key=${encodeURIComponent(key)}`, { method: 'GET' });
      return status === 404 ? undefined : paymentOf(body);
    },

    readNotification: (body, signature) => {
      if (!isSignatureValid(secret, now().getTime(), body, signature)) return undefined;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), wireNotification), body);
      return parsed.success ? { notificationId: parsed.output.id, reference: parsed.output.reference } : undefined;
    },
  };
};
