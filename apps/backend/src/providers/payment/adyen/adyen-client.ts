import type { CheckoutAPI } from '@adyen/api-library';
import * as v from 'valibot';
import { PaymentProviderUnavailableError } from '../payment-provider.ts';
import { createProviderHttp, type ProviderHttpOptions } from '../provider-http.ts';
import { adyenLibrary } from './adyen-library.ts';

const { CheckoutAPI: Api, Client, EnvironmentEnum } = adyenLibrary;

export interface AdyenAccount {
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly environment: 'test' | 'live';
  /** The prefix of the live endpoints, which Adyen gives to each company. */
  readonly livePrefix?: string | undefined;
  /** The origin of what is called in Adyen's place while a store is being developed. */
  readonly standIn?: string | undefined;
}

/** Adyen refused a call for what it says, and did nothing: it does not occur for a wrong API key or a failing server. */
export class AdyenCallError extends Error {
  override readonly name = 'AdyenCallError';
}

/** The first call under this idempotency key is still being dealt with: its outcome is not known. */
const stillInProgress = '704';

/** A call that Adyen understood, and refused for good. */
const isRefused = (status: number, errorCode: string | undefined): boolean =>
  (status === 422 || status === 404) && errorCode !== stillInProgress;

/** What is read of Adyen's answers: anything else that succeeds is not Adyen's, as from a proxy between. */
const answerFields = v.looseObject({
  pspReference: v.optional(v.string()),
  resultCode: v.optional(v.string()),
  merchantReference: v.optional(v.string()),
  action: v.nullish(v.looseObject({})),
  paymentMethods: v.optional(
    v.array(
      v.looseObject({
        type: v.optional(v.string()),
        name: v.optional(v.string()),
        brands: v.optional(v.array(v.string())),
      }),
    ),
  ),
  storedPaymentMethods: v.optional(v.array(v.looseObject({ id: v.optional(v.string()) }))),
});
const answerBody = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  answerFields,
);

const errorBody = v.object({ errorCode: v.optional(v.string()), errorType: v.optional(v.string()) });

/** The library gives the parameters of a query by name. */
const withQuery = (endpoint: string, params: unknown): string => {
  const entries = Object.entries(Object(params)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? endpoint : `${endpoint}?${new URLSearchParams(entries)}`;
};

/** The official library's Checkout API over our own HTTP: time limit, repetition under the same key, one way to fail. */
export const createAdyenApi = (account: AdyenAccount, http: ProviderHttpOptions): CheckoutAPI => {
  const send = createProviderHttp(http);
  // The library puts `/checkout` before the version where the account is live.
  const addressOf = (endpoint: string): string =>
    account.standIn === undefined
      ? endpoint
      : account.standIn + new URL(endpoint).pathname.replace(/^\/checkout(?=\/)/, '');
  const client = new Client({
    apiKey: account.apiKey,
    environment: account.environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(account.livePrefix === undefined ? {} : { liveEndpointUrlPrefix: account.livePrefix }),
  });
  client.httpClient = {
    request: async (endpoint, json, _config, _isApiKeyRequired, options = {}) => {
      const method = options.method ?? 'POST';
      const { status, body } = await send(
        new Request(withQuery(addressOf(endpoint), options.params), {
          method,
          headers: {
            'Content-Type': 'application/json',
            'X-API-Key': account.apiKey,
            ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
          },
          ...(method === 'POST' ? { body: String(json) } : {}),
        }),
      );
      if (status < 400) {
        // Something is forgotten without a word.
        if (body === undefined && method === 'DELETE') return '';
        if (v.is(answerBody, body)) return JSON.stringify(body);
        throw new PaymentProviderUnavailableError('Adyen answers with something else than it promises');
      }
      const parsed = v.safeParse(errorBody, body);
      const { errorCode, errorType } = parsed.success ? parsed.output : {};
      const said = `Adyen answers ${status} ${errorType ?? ''} ${errorCode ?? ''}`.trim();
      throw isRefused(status, errorCode) ? new AdyenCallError(said) : new PaymentProviderUnavailableError(said);
    },
  };
  return new Api(client);
};
