import * as v from 'valibot';
import { type Money, money } from '../money/money.ts';

const amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((units): Money => money(units)),
);

const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * The cart as shown in the header (S3-cart-01): its lines, its totals, and the gift cards entered in checkout. Amounts
 * are in minor units of the site's currency.
 */
export const cartHeaderSchema = v.object({
  /** The id of the cart's list. */
  _id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  items: v.array(
    v.object({ productId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), qty: quantity, price: amount }),
  ),
  totals: v.object({
    subtotal: amount,
    /** Total of the goods after discounts, before shipping and tax. */
    total: amount,
    /** The part paid by gift cards. */
    giftcards: amount,
  }),
  giftcards: v.array(v.object({ code: v.pipe(v.string(), v.minLength(1)), balance: amount, amount })),
});

/** The cart as shown in the header. */
export type CartHeader = v.InferOutput<typeof cartHeaderSchema>;
