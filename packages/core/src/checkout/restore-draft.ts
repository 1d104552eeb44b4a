import * as v from 'valibot';
import { addressSchema } from '../address/address-schema.ts';
import { requireObject } from '../require-argument.ts';
import { type DraftOrder, draftPaymentKinds } from './draft-order.ts';
import { isKept } from './is-kept.ts';
import { decodeStored } from './stored-text.ts';

/** Maximum age of a draft, in milliseconds (S4-draft-04). */
export const draftLifetimeMs = 12 * 60 * 60 * 1000;

const line = v.pipe(v.string(), v.maxLength(320));

const packageNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

const draftSchema = v.object({
  listId: line,
  savedAtMs: v.pipe(v.number(), v.safeInteger()),
  email: line,
  shippingAddress: v.optional(addressSchema),
  billingAddress: v.optional(addressSchema),
  isBillingSameAsShipping: v.boolean(),
  shippingMode: v.picklist(['fastest', 'fewestPackages']),
  requestedShippingCodes: v.record(packageNumber, line),
  giftCardCodes: v.pipe(v.array(line), v.maxLength(20)),
  payment: v.optional(v.object({ kind: v.picklist(draftPaymentKinds), type: v.optional(line) })),
  comments: v.pipe(v.string(), v.maxLength(10_000)),
});

/** Decodes and validates a stored draft; undefined if it is invalid. Nothing in storage is trusted. */
export const decodeDraft = (encoded: string): DraftOrder | undefined => decodeStored(encoded, draftSchema);

/**
 * The stored draft if it can be restored (S4-draft-04, -05): of the same list and less than 12 hours old.
 */
export const restoreDraft = (
  encoded: string | null | undefined,
  current: { readonly listId: string; readonly now: number },
): DraftOrder | undefined => {
  requireObject(current, 'current');
  const draft = encoded ? decodeDraft(encoded) : undefined;
  if (draft === undefined || draft.listId !== current.listId) return undefined;
  return isKept(draft.savedAtMs, current.now, draftLifetimeMs) ? draft : undefined;
};
