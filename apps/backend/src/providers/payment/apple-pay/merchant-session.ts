import { type RequestOptions, request } from 'node:https';

/** The merchant's registration with Apple: docs/payment-providers.md. */
export interface ApplePayMerchant {
  /** As in 'merchant.com.example.store'. */
  readonly merchantId: string;
  /** The merchant identity certificate and its key, in PEM format. */
  readonly certificate: string;
  readonly key: string;
}

export interface MerchantSessionOptions extends ApplePayMerchant {
  /** The store's host, verified by Apple and shown in the sheet's request. */
  readonly domain: string;
  /** Overrides the gateways' address for tests. */
  readonly reach?: Pick<RequestOptions, 'host' | 'port' | 'ca'> | undefined;
}

/** Requests a session from one of Apple's gateways. */
export type RequestMerchantSession = (gateway: URL) => Promise<object>;

const timeoutMs = 10_000;
const maxBytes = 100_000;

const parseSession = (text: string): object => {
  const session: unknown = JSON.parse(text);
  if (typeof session !== 'object' || session === null) throw new Error('Apple answers with no session');
  return session;
};

/**
 * Requests a merchant session from Apple's gateway, with the merchant's certificate. The session is passed unchanged to
 * the browser's sheet.
 * @returns a function that throws Error if Apple does not respond with a session within 10 seconds
 */
export const createMerchantSessions =
  ({ merchantId, certificate, key, domain, reach }: MerchantSessionOptions): RequestMerchantSession =>
  (gateway) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        merchantIdentifier: merchantId,
        displayName: domain,
        initiative: 'web',
        initiativeContext: domain,
      });
      const asked = request(
        {
          host: gateway.hostname,
          port: 443,
          path: gateway.pathname + gateway.search,
          servername: gateway.hostname,
          ...reach,
          method: 'POST',
          headers: {
            Host: gateway.host,
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          },
          cert: certificate,
          key,
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            if (text.length > maxBytes) response.destroy(new Error('Apple answers with too much'));
          });
          response.once('error', reject);
          response.once('end', () => {
            if (response.statusCode !== 200) {
              reject(new Error(`Apple answered ${String(response.statusCode)}`));
              return;
            }
            try {
              resolve(parseSession(text));
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
