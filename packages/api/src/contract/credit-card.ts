import * as v from 'valibot';
import { wireBookAddress } from './address.ts';
import { id, lastDigits, requiredText, text, wholeNumber } from './primitives.ts';

/** A customer's stored card, for the account page (S3-customer-03); never contains its number. */
export const wireCreditCard = v.object({
  _id: id,
  expYear: wholeNumber(2000, 2200),
  expMonth: wholeNumber(1, 12),
  isDefault: v.boolean(),
  /** Whether its expiry month is over. */
  expired: v.boolean(),
  billingAddressId: v.nullable(id),
  billingAddress: v.nullable(wireBookAddress),
  brand: v.optional(text(50)),
  last4: v.optional(lastDigits),
});
export type WireCreditCard = v.InferOutput<typeof wireCreditCard>;

/** Changes of a card by its customer. */
export const wireCreditCardPatch = v.object({ isDefault: v.optional(v.boolean()), billingAddressId: v.optional(id) });

/**
 * A card to store, represented by the token of the payment provider's frame. The token can be long: encrypted card
 * fields.
 */
export const wireNewCreditCard = v.object({ transactionToken: requiredText(20_000), ...wireCreditCardPatch.entries });
