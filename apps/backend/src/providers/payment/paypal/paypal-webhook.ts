import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import type { ReceivedNotification } from '../payment-provider.ts';
import type { PayPalClient } from './paypal-client.ts';

const event = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.looseObject({
    id: v.string(),
    supplementary_data: v.optional(
      v.looseObject({ related_ids: v.optional(v.looseObject({ order_id: v.optional(v.string()) })) }),
    ),
  }),
});
export type PayPalEvent = v.InferOutput<typeof event>;

const signedHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const isPayPalUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, port } = new URL(text);
  return protocol === 'https:' && hostname.endsWith('.paypal.com') && username === '' && port === '';
};

/** The format of PayPal's signature headers: anything else is rejected without asking PayPal. */
const signature = v.object({
  auth_algo: v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)),
  cert_url: v.pipe(v.string(), v.maxLength(500), v.check(isPayPalUrl, 'Not PayPal’s')),
  transmission_id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  transmission_sig: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{1,2000}={0,2}$/)),
  transmission_time: v.pipe(
    v.string(),
    v.maxLength(50),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
  ),
});

const verification = v.object({ verification_status: v.string() });

/**
 * Parses a webhook after PayPal has verified it.
 * @returns undefined if PayPal rejects it, or without asking if body or headers are malformed
 */
export const readPayPalWebhook = async (
  call: PayPalClient,
  webhookId: string,
  { body, headers }: ReceivedNotification,
): Promise<PayPalEvent | undefined> => {
  const parsed = parseInput(v.pipe(v.string(), v.parseJson(), event), body);
  const sent = Object.entries(signedHeaders).map(([name, header]) => [name, headers.get(header)]);
  const signed = parseInput(signature, Object.fromEntries(sent));
  if (!parsed.success || !signed.success) return undefined;
  const question = JSON.stringify({ ...signed.output, webhook_id: webhookId });
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The event is sent back byte for byte, because the bytes were signed.
    body: `${question.slice(0, -1)},"webhook_event":${body}}`,
  });
  const verdict = parseInput(verification, answer.body);
  return verdict.success && verdict.output.verification_status === 'SUCCESS' ? parsed.output : undefined;
};
