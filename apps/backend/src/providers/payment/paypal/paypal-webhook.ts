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

const verification = v.object({ verification_status: v.string() });

/**
 * The event of a webhook, after PayPal itself has said that it sent it.
 * @returns undefined where it did not, or where the body is not an event
 */
export const readPayPalWebhook = async (
  call: PayPalClient,
  webhookId: string,
  { body, headers }: ReceivedNotification,
): Promise<PayPalEvent | undefined> => {
  const parsed = parseInput(v.pipe(v.string(), v.parseJson(), event), body);
  const signed = Object.entries(signedHeaders).map(([name, header]) => [name, headers.get(header)]);
  if (!parsed.success || signed.some(([, value]) => value === null)) return undefined;
  const signature = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The event goes back as it came, byte for byte: it is what was signed.
    body: `${signature.slice(0, -1)},"webhook_event":${body}}`,
  });
  const verdict = parseInput(verification, answer.body);
  return verdict.success && verdict.output.verification_status === 'SUCCESS' ? parsed.output : undefined;
};
