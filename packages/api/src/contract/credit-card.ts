import * as v from 'valibot';
import { wireBookAddress } from './address.ts';
import { id, lastDigits, requiredText, text, wholeNumber } from './primitives.ts';

/** A customer's card as the account shows it (S3-customer-03); never its number. */
export const wireCreditCard = v.object({
  _id: id,
  expYear: wholeNumber(2000, 2200),
  expMonth: wholeNumber(1, 12),
  isDefault: v.boolean(),
  /** Whether its last month is over. */
  expired: v.boolean(),
  billingAddressId: v.nullable(id),
  billingAddress: v.nullable(wireBookAddress),
  brand: v.optional(text(50)),
  last4: v.optional(lastDigits),
});
export type WireCreditCard = v.InferOutput<typeof wireCreditCard>;

/** What a customer decides about a card. */
export const wireCreditCardPatch = v.object({ isDefault: v.optional(v.boolean()), billingAddressId: v.optional(id) });

/** A card about to be kept: the token of the payment provider's frame stands for it; encrypted card fields are long. */
export const wireNewCreditCard = v.object({ transactionToken: requiredText(20_000), ...wireCreditCardPatch.entries });
