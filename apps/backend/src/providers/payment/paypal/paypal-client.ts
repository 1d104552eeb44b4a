import * as v from 'valibot';
import { PaymentProviderUnavailableError } from '../payment-provider.ts';
import { createProviderHttp, type ProviderAnswer, type ProviderHttpOptions } from '../provider-http.ts';

export interface PayPalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly environment: 'sandbox' | 'live';
  /** The origin of a mock of PayPal for development. */
  readonly standIn?: string | undefined;
}

export interface PayPalCall {
  readonly method: 'GET' | 'POST';
  /** As in '/v2/checkout/orders'. */
  readonly path: string;
  /** Idempotency id: PayPal repeats its earlier response. */
  readonly requestId?: string | undefined;
  /** JSON text. */
  readonly body?: string | undefined;
}

const origins = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' } as const;

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });

/** A token is renewed this long before it expires, so that it does not expire during a call. */
const renewalMarginMs = 60_000;

/**
 * Calls PayPal's REST API with an access token of the account.
 * @returns a function that throws PaymentProviderUnavailableError
 */
export const createPayPalClient = (
  { clientId, clientSecret, environment, standIn }: PayPalAccount,
  { now, ...http }: ProviderHttpOptions & { readonly now: () => Date },
): ((call: PayPalCall) => Promise<ProviderAnswer>) => {
  const origin = standIn ?? origins[environment];
  const send = createProviderHttp(http);
  let current: { readonly token: string; readonly endsAtMs: number } | undefined;

  const accessToken = async (): Promise<string> => {
    if (current && current.endsAtMs - renewalMarginMs > now().getTime()) return current.token;
    const { body } = await send(
      new Request(`${origin}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    );
    const parsed = v.safeParse(tokenAnswer, body);
    if (!parsed.success) throw new PaymentProviderUnavailableError('PayPal gives no access token');
    const { access_token, expires_in } = parsed.output;
    current = { token: access_token, endsAtMs: now().getTime() + expires_in * 1_000 };
    return access_token;
  };

  const attempt = async ({ method, path, requestId, body }: PayPalCall): Promise<ProviderAnswer> =>
    send(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${await accessToken()}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
        },
        ...(method === 'POST' ? { body: body ?? '{}' } : {}),
      }),
    );

  return async (call) => {
    const answer = await attempt(call);
    if (answer.status !== 401) return answer;
    // The token was revoked early.
    current = undefined;
    const again = await attempt(call);
    if (again.status === 401) throw new PaymentProviderUnavailableError('PayPal does not take the account');
    return again;
  };
};

export type PayPalClient = ReturnType<typeof createPayPalClient>;
