import * as v from 'valibot';
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

/** A product's price in one currency, before tax: what is paid, and what was before a sale. */
export const priceRow = v.pipe(
  v.strictObject({ sku, currency, price: amount, compareAtPrice: v.union([v.literal(''), amount], amount.message) }),
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

/** What customers of a group pay for a product. */
export const groupPriceRow = v.strictObject({ sku, groupId: wholeCell(2, 1_000_000), currency, price: amount });

export const stockRow = v.pipe(
  v.strictObject({
    sku,
    qoh: wholeCell(0, 500_000),
    min: wholeCell(1, 10_000),
    max: wholeCell(1, 10_000),
    backorder: flag,
    leadTime: ifFilled(text()),
    /** Whether shoppers may ask to be told when it is back. */
    bin: flag,
  }),
  v.check(({ min, max }) => min <= max, 'the least of an order is above the most'),
);

export const giftCardRow = v.strictObject({
  code: v.pipe(text(64), v.regex(/^[A-Z0-9-]{8,64}$/, 'must be 8 to 64 capitals, digits and hyphens')),
  currency,
  balance: amount,
});

const phrase = v.pipe(text(), v.regex(/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u, 'must be words in small letters'));
/** What shoppers call something, and what the store calls it. */
export const synonymRow = v.strictObject({ phrase, means: phrase });
/** A phrase that leads to a page of the store instead of to a list. */
export const redirectRow = v.strictObject({ phrase, target: path });

/** A product that leaves from elsewhere than its site's default origin. */
export const productOriginRow = v.strictObject({ siteCode: site, originCode: filled(), sku });
/** A place where orders are handed out, free of charge. */
export const pickupRow = v.strictObject({ siteCode: site, label: filled(), carrier: filled(), originCode: filled() });

/** What a customer has earned on a product: a percentage, or an amount in one currency, off so many pieces. */
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

/** How many redemptions of the five-for-five offer a customer has. */
export const fiveForFiveRow = v.strictObject({ email, redemptions: wholeCell(0, 1_000_000) });
