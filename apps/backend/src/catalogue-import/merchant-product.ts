import * as v from 'valibot';

const decimal = v.pipe(v.string(), v.regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be an amount like 129.00'));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `must have at most ${most} characters`));
const filled = (what: string, most: number) => v.pipe(text(most), v.trim(), v.minLength(1, `${what} is missing`));

const inches = v.pipe(
  v.number('a side of the box must be a number of inches'),
  v.minValue(0.01, 'a side of the box must be above 0'),
  v.maxValue(10_000),
);

const variantSchema = v.strictObject({
  sku: filled('Variant SKU', 100),
  /** One value for each of the product's options, in their order. */
  optionValues: v.pipe(v.array(filled('an option value', 100)), v.maxLength(3)),
  /** What is paid, as decimal text in the import's currency. */
  price: decimal,
  /** The price before a sale, when it is on sale. */
  compareAtPrice: v.nullable(decimal),
  weightGrams: v.pipe(
    v.number(),
    v.integer('Variant Grams must be a whole number'),
    v.minValue(0),
    v.maxValue(10_000_000),
  ),
  /** The packed box, which shipping counts where it is bulkier than heavy; null: unknown. */
  boxInches: v.optional(v.nullable(v.strictObject({ length: inches, width: inches, height: inches })), null),
  quantity: v.pipe(
    v.number(),
    v.integer('Variant Inventory Qty must be a whole number'),
    v.minValue(0, 'Variant Inventory Qty is below 0'),
    v.maxValue(10_000_000),
  ),
  /** Whether it may be sold below zero stock. */
  canBackorder: v.boolean(),
  barcode: text(60),
  /** The picture that shows this variant, one of the product's; '' for none. */
  picture: text(500),
});

/** What the import accepts: one product of a merchant with its variants. */
export const merchantProductSchema = v.pipe(
  v.strictObject({
    handle: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Handle must be lower case words joined by hyphens'),
      v.maxLength(200),
    ),
    title: filled('Title', 250),
    descriptionHtml: text(60_000),
    vendor: text(120),
    /** Becomes the product's category, made when it is not there. */
    type: text(120),
    tags: v.pipe(v.array(text(80)), v.maxLength(250)),
    isPublished: v.boolean(),
    /** Names of what the variants differ in, as in Colour and Size; empty for a product without variants. */
    options: v.pipe(v.array(filled('an option name', 80)), v.maxLength(3)),
    variants: v.pipe(v.array(variantSchema), v.minLength(1, 'the product has no variant'), v.maxLength(2000)),
    pictures: v.pipe(v.array(v.strictObject({ source: filled('Image Src', 500), alt: text(500) })), v.maxLength(250)),
  }),
  v.check(
    ({ options, variants }) => variants.every(({ optionValues }) => optionValues.length === options.length),
    'a variant lacks a value for one of the options',
  ),
  v.check(
    ({ variants }) => new Set(variants.map(({ sku }) => sku)).size === variants.length,
    'two variants have the same SKU',
  ),
  v.check(
    ({ variants }) =>
      new Set(variants.map(({ optionValues }) => JSON.stringify(optionValues))).size === variants.length,
    'two variants have the same option values',
  ),
  v.check(
    ({ variants }) =>
      variants.every(({ price, compareAtPrice }) => compareAtPrice === null || Number(compareAtPrice) >= Number(price)),
    'Variant Compare At Price is below Variant Price',
  ),
);

export type MerchantProduct = v.InferOutput<typeof merchantProductSchema>;
export type MerchantVariant = MerchantProduct['variants'][number];

/** A product with the line of the file that it begins on, or why the rows from that line on were not taken. */
export type ReadOutcome =
  | { readonly kind: 'product'; readonly line: number; readonly rows: number; readonly product: MerchantProduct }
  | {
      readonly kind: 'rejected';
      readonly line: number;
      readonly rows: number;
      readonly handle: string;
      readonly reason: string;
    };

/** Checks one product, however it was read. */
export const checkMerchantProduct = (candidate: unknown, line: number, rows: number): ReadOutcome => {
  const result = v.safeParse(merchantProductSchema, candidate);
  if (result.success) return { kind: 'product', line, rows, product: result.output };
  const [issue] = result.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.');
  const named = typeof candidate === 'object' && candidate !== null && 'handle' in candidate ? candidate.handle : '';
  return {
    kind: 'rejected',
    line,
    rows,
    handle: typeof named === 'string' ? named : '',
    reason: at === undefined ? issue.message : `${issue.message} (${at})`,
  };
};
