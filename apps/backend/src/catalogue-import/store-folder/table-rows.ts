import { normalisedGiftCardCode } from '@ironcart/core/order';
import * as v from 'valibot';
import { amountInWords } from '../amount-text.ts';
import { amount, currency, email, filled, path, site, text, wholeCell } from './fields.ts';

const ifFilled = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);
const flag = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['true', 'false', 'yes', 'no', ''], 'must be TRUE or FALSE'),
  v.transform((cell) => cell === 'true' || cell === 'yes'),
);
const sku = filled(100);

/** A product's net price in one currency, and its regular price during a sale. */
export const priceRow = v.pipe(
  v.strictObject({ sku, currency, price: amount, compareAtPrice: v.union([v.literal(''), amount], amountInWords) }),
  v.check(
    ({ price, compareAtPrice }) => compareAtPrice === '' || Number(compareAtPrice) >= Number(price),
    'the price before the sale is below the price',
  ),
  v.transform(({ price, compareAtPrice, ...row }) => ({
    ...row,
    price: compareAtPrice || price,
    specialPrice: compareAtPrice === '' ? null : price,
  })),
);

/** A customer group's price of a product. */
export const groupPriceRow = v.strictObject({ sku, groupId: wholeCell(2, 1_000_000), currency, price: amount });

export const stockRow = v.pipe(
  v.strictObject({
    sku,
    qoh: wholeCell(0, 500_000),
    min: wholeCell(1, 10_000),
    max: wholeCell(1, 10_000),
    backorder: flag,
    leadTime: ifFilled(text()),
    /** Whether back-in-stock notices are offered. */
    bin: flag,
  }),
  v.check(({ min, max }) => min <= max, 'the least of an order is above the most'),
);

export const giftCardRow = v.strictObject({
  code: v.pipe(
    text(64),
    v.regex(/^[A-Z0-9-]{8,64}$/, 'must be 8 to 64 capitals, digits and hyphens'),
    v.transform(normalisedGiftCardCode),
  ),
  currency,
  balance: amount,
});

const phrase = v.pipe(text(), v.regex(/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u, 'must be words in small letters'));
/** A shopper's phrase and the store's term for it. */
export const synonymRow = v.strictObject({ phrase, means: phrase });
/** A phrase that redirects to a page instead of a result list. */
export const redirectRow = v.strictObject({ phrase, target: path });

/** A product that does not ship from its site's default origin. */
export const productOriginRow = v.strictObject({ siteCode: site, originCode: filled(), sku });
/** A location for free pickup. */
export const pickupRow = v.strictObject({ siteCode: site, label: filled(), carrier: filled(), originCode: filled() });

/** A customer's earned discount on a product: a percentage, or an amount in one currency, with the number of pieces. */
export const ticketRow = v.pipe(
  v.strictObject({
    email,
    sku,
    percent: ifFilled(amount),
    amount: ifFilled(amount),
    currency: ifFilled(currency),
    uses: wholeCell(1, 1_000_000),
  }),
  v.check(
    (row) => (row.percent === null) !== (row.amount === null) && (row.amount === null) === (row.currency === null),
    'must have either a percentage, or an amount with its currency',
  ),
);

/** A customer's remaining redemptions of the five-for-five offer. */
export const fiveForFiveRow = v.strictObject({ email, redemptions: wholeCell(0, 1_000_000) });
