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
 * The events in a body of Adyen's standard webhook, all signed and all of this merchant account.
 * @param hmacKey the hexadecimal key of the webhook
 * @returns undefined where one of them is not, or where the body is not a webhook
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
    // The validator reads the signed fields alone, which the schema has checked.
    validator.validateHMAC(event as unknown as Types.notification.NotificationRequestItem, hmacKey);
  return events.every(isGenuine) ? events : undefined;
};
