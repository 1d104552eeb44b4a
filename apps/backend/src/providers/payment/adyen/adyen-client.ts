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
  /** The company's prefix of the live endpoints. */
  readonly livePrefix?: string | undefined;
  /** The origin of a mock of Adyen for development. */
  readonly standIn?: string | undefined;
}

/** Adyen rejected a call's content and did nothing; not thrown for a wrong API key or a failing server. */
export class AdyenCallError extends Error {
  override readonly name = 'AdyenCallError';
}

/** Error code: the first call with this idempotency key is still being processed, so its outcome is unknown. */
const stillInProgress = '704';

/** Whether Adyen understood a call and rejected it permanently. */
const isRefused = (status: number, errorCode: string | undefined): boolean =>
  (status === 422 || status === 404) && errorCode !== stillInProgress;

/** The fields of Adyen's responses that are read: a success without them is not Adyen's, for example a proxy's. */
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

/** The library passes query parameters as an object. */
const withQuery = (endpoint: string, params: unknown): string => {
  const entries = Object.entries(Object(params)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? endpoint : `${endpoint}?${new URLSearchParams(entries)}`;
};

/**
 * The official library's Checkout API on our own HTTP client: with time limits, idempotent retries, and one kind of
 * error.
 */
export const createAdyenApi = (account: AdyenAccount, http: ProviderHttpOptions): CheckoutAPI => {
  const send = createProviderHttp(http);
  // The library puts `/checkout` before the version for live accounts.
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
        // A deletion has an empty response.
        if (body === undefined && method === 'DELETE') return '';
        if (v.is(answerBody, body)) return JSON.stringify(body);
        throw new PaymentProviderUnavailableError('The response of Adyen does not match its documentation');
      }
      const parsed = v.safeParse(errorBody, body);
      const { errorCode, errorType } = parsed.success ? parsed.output : {};
      const said = `Adyen answers ${status} ${errorType ?? ''} ${errorCode ?? ''}`.trim();
      throw isRefused(status, errorCode) ? new AdyenCallError(said) : new PaymentProviderUnavailableError(said);
    },
  };
  return new Api(client);
};
