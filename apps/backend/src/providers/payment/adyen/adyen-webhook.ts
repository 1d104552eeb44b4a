import type { Types } from '@adyen/api-library';
import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { adyenLibrary } from './adyen-library.ts';

const item = v.looseObject({
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  pspReference: v.string(),
  originalReference: v.optional(v.string()),
  merchantAccountCode: v.string(),
  merchantReference: v.optional(v.string(), ''),
  reason: v.nullish(v.string()),
  paymentMethod: v.nullish(v.string()),
  amount: v.object({ value: v.number(), currency: v.string() }),
  additionalData: v.looseObject({ hmacSignature: v.string(), cardSummary: v.optional(v.string()) }),
});
export type AdyenEvent = v.InferOutput<typeof item>;

const webhook = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ notificationItems: v.array(v.object({ NotificationRequestItem: item })) }),
);

/**
 * Parses and verifies the events of Adyen's standard webhook: all must be signed and belong to this merchant account.
 * @param hmacKey the webhook's hexadecimal key
 * @returns undefined if any event is invalid, or if the body is not a webhook
 */
export const readAdyenWebhook = (
  body: string,
  { hmacKey, merchantAccount }: { readonly hmacKey: string; readonly merchantAccount: string },
): readonly AdyenEvent[] | undefined => {
  const parsed = parseInput(webhook, body);
  if (!parsed.success) return undefined;
  const events = parsed.output.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const validator = new adyenLibrary.hmacValidator();
  const isGenuine = (event: AdyenEvent): boolean =>
    event.merchantAccountCode === merchantAccount &&
    // The validator reads only the signed fields, which the schema has checked.
    validator.validateHMAC(event as unknown as Types.notification.NotificationRequestItem, hmacKey);
  return events.every(isGenuine) ? events : undefined;
};
