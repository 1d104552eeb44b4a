import { toDecimalText } from '@ironcart/core/money';
import type { PaymentMethod } from '@ironcart/core/payment';
import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { type Payment, paymentRefusals } from '../payment.ts';
import { type CardProvider, PaymentProviderUnavailableError } from '../payment-provider.ts';
import { createProviderHttp, type ProviderAnswer, type ProviderHttpOptions } from '../provider-http.ts';
import { wireNotification, wirePayment, wireStoredCard, wireStoredCards } from './payment-state.ts';
import { apiKeyOf, isSignatureValid, signatureHeader } from './signature.ts';

export interface SandboxProviderOptions extends ProviderHttpOptions {
  /** The provider's base URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly notificationUrl: string;
  readonly secret: string;
  readonly now: () => Date;
}

const errorAnswer = v.object({ error: v.object({ code: v.picklist(paymentRefusals) }) });

const methodsAnswer = v.array(
  v.object({ type: v.string(), name: v.string(), brands: v.optional(v.array(v.string())) }),
);

/** Checkout's client for the sandbox provider: implements the port over HTTP. */
export const createSandboxProvider = (options: SandboxProviderOptions): CardProvider => {
  const { secret, baseUrl, notificationUrl, now } = options;
  const send = createProviderHttp(options);
  const authorization = `Bearer ${apiKeyOf(secret)}`;

  const call = (method: string, path: string, { key, body }: { key?: string; body?: unknown } = {}) =>
    send(
      new Request(`${baseUrl}/sandbox-pay${path}`, {
        method,
        headers: {
          Authorization: authorization,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: JSON.stringify(body),
      }),
    );

  const read = <T>(schema: v.GenericSchema<unknown, T>, { body }: ProviderAnswer): T => {
    const parsed = parseInput(schema, body);
    if (!parsed.success) throw new PaymentProviderUnavailableError('The response of the payment provider is invalid');
    return parsed.output;
  };

  const paymentOf = (answer: ProviderAnswer): Payment => {
    const { paymentId, status, refusal, card } = read(wirePayment, answer);
    return { paymentId, status, refusal: refusal ?? undefined, ...(card ? { card } : {}) };
  };

  const pathOf = (key: string): string => `/payments/${encodeURIComponent(key)}`;

  const cardsPath = (customerId: string): string => `/shoppers/${encodeURIComponent(customerId)}/cards`;

  return {
    name: 'sandbox',

    authorise: async ({ key, reference, amount, currency, source, payer, returnUrl }) => {
      const answer = await call('POST', '/payments', {
        key,
        body: {
          reference,
          source,
          amount: toDecimalText(amount),
          currency,
          ...(payer.customerId === undefined ? {} : { shopper: payer.customerId }),
          returnUrl,
          notificationUrl,
        },
      });
      if (answer.status < 400) return paymentOf(answer);
      const error = parseInput(errorAnswer, answer.body);
      return { paymentId: '', status: 'refused', refusal: error.success ? error.output.error.code : 'refused' };
    },

    capture: async (key) => paymentOf(await call('POST', `${pathOf(key)}/capture`)),

    void: async (key) => paymentOf(await call('POST', `${pathOf(key)}/void`)),

    refund: async (key, { refundKey, amount }) => {
      const body = { amount: toDecimalText(amount) };
      const answer = await call('POST', `${pathOf(key)}/refunds`, { key: refundKey, body });
      return answer.status < 400;
    },

    find: async (key) => {
      const answer = await call('GET', pathOf(key));
      return answer.status === 404 ? undefined : paymentOf(answer);
    },

    takeNotification: async ({ body, headers }) => {
      if (!isSignatureValid(secret, now().getTime(), body, headers.get(signatureHeader))) return undefined;
      const parsed = parseInput(v.pipe(v.string(), v.parseJson(), wireNotification), body);
      return parsed.success ? [{ notificationId: parsed.output.id, reference: parsed.output.reference }] : undefined;
    },

    methods: async ({ countryId, currency }): Promise<readonly PaymentMethod[]> =>
      read(methodsAnswer, await call('GET', `/methods?${new URLSearchParams({ country: countryId, currency })}`)),

    storedCards: async (customerId) => read(wireStoredCards, await call('GET', cardsPath(customerId))),

    keepCard: async (customerId, token) => {
      const answer = await call('POST', cardsPath(customerId), { body: { token } });
      return answer.status === 422 ? undefined : read(wireStoredCard, answer);
    },

    forgetCard: async (customerId, storedPaymentMethodId) => {
      const answer = await call('DELETE', `${cardsPath(customerId)}/${encodeURIComponent(storedPaymentMethodId)}`);
      return read(v.object({ isForgotten: v.boolean() }), answer).isForgotten;
    },
  };
};
