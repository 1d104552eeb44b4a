import * as v from 'valibot';
import { ambiguityOf, amountForm, amountInWords } from './amount-text.ts';
import { mostCounted } from './database/uncounted-stock.ts';

const decimal = v.pipe(v.string(), v.minLength(1, 'the price is missing: each variant needs its own'), amountForm);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `must have at most ${most} characters`));
const filled = (what: string, most: number) => v.pipe(text(most), v.trim(), v.minLength(1, `${what} is missing`));

const inches = v.pipe(
  v.number('a side of the box must be a number of inches'),
  v.minValue(0.01, 'a side of the box must be above 0'),
  v.maxValue(10_000),
);

/**
 * Scientific notation of a long number from a spreadsheet: 123456789012 became 1.23457E+11, and its digits are lost.
 */
const lostDigits = /^\d(?:[.,]\d+)?E\+\d+$/;
const withoutLostDigits = v.check<string, string>(
  (cell) => !lostDigits.test(cell),
  'must have all of its digits, which a spreadsheet replaced: format the column as text, and fill it again',
);

const variantSchema = v.strictObject({
  sku: v.pipe(filled('the SKU', 100), withoutLostDigits),
  /** One value per option of the product, in their order. */
  optionValues: v.pipe(v.array(filled('an option value', 100)), v.maxLength(3)),
  /** The selling price, as decimal text in the import's currency. */
  price: decimal,
  /** The regular price of a product on sale. */
  compareAtPrice: v.nullable(decimal),
  weightGrams: v.pipe(
    v.number('must be a number of grams'),
    v.minValue(0, 'must not be below 0'),
    v.maxValue(10_000_000, 'must be at most 10,000,000'),
  ),
  /** The packed box, for dimensional weight; null if unknown. */
  boxInches: v.optional(v.nullable(v.strictObject({ length: inches, width: inches, height: inches })), null),
  /** Whether its stock is tracked; an untracked variant can always be bought. */
  isTracked: v.optional(v.boolean(), true),
  /** Stock; null keeps the store's value, and leaves a new variant untracked. */
  quantity: v.nullable(
    v.pipe(
      v.number('must be a whole number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must not be below 0'),
      v.maxValue(mostCounted, `must be at most ${mostCounted}`),
    ),
  ),
  /** Whether backorders are permitted. */
  canBackorder: v.boolean(),
  /** false for products that are not shipped, such as a course or a downloadable plan. */
  requiresShipping: v.optional(v.boolean(), true),
  barcode: v.pipe(text(60), withoutLostDigits),
  /** The product's picture for this variant; '' for none. */
  picture: text(500),
});

/**
 * Rejects a variant with the same key as an earlier one, at the field of the later one.
 * @param keyOf the text that must be unique within the product
 */
const eachOnce = <Product extends { readonly variants: v.InferOutput<typeof variantSchema>[] }>(
  field: keyof v.InferOutput<typeof variantSchema>,
  keyOf: (variant: v.InferOutput<typeof variantSchema>) => string,
  message: (variant: v.InferOutput<typeof variantSchema>) => string,
) =>
  v.rawCheck<Product>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { variants } = value;
    const keys = variants.map(keyOf);
    const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
    const variant = variants[at];
    if (variant === undefined) return;
    addIssue({
      message: message(variant),
      path: [
        { type: 'object', origin: 'value', input: value, key: 'variants', value: variants },
        { type: 'array', origin: 'value', input: variants, key: at, value: variant },
        { type: 'object', origin: 'value', input: variant, key: field, value: variant[field] },
      ],
    });
  });

/** One product of a merchant with its variants, as the import accepts it. */
export const merchantProductSchema = v.pipe(
  v.strictObject({
    handle: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a handle must be lower case Latin letters and digits joined by hyphens'),
      v.maxLength(200, 'must have at most 200 characters'),
    ),
    title: v.pipe(
      text(250),
      v.trim(),
      v.minLength(1, 'the title is missing: it stands in the first row of a product, whose rows stand together'),
    ),
    descriptionHtml: text(60_000),
    vendor: text(120),
    /** The product's category, created if missing. */
    type: text(120),
    tags: v.pipe(v.array(text(80)), v.maxLength(250, 'there are more than 250 tags')),
    isPublished: v.boolean(),
    /** Only active products are for sale, whatever `isPublished` says. */
    status: v.optional(
      v.picklist(['active', 'draft', 'archived', 'unlisted'], 'must be active, draft, archived or unlisted'),
      'active',
    ),
    /** Sold in the amounts of its variants' prices; their other fields are ignored. */
    isGiftCard: v.optional(v.boolean(), false),
    /** Names of the options, such as Colour and Size; empty for a product without variants. */
    options: v.pipe(v.array(filled('an option name', 80)), v.maxLength(3)),
    variants: v.pipe(v.array(variantSchema), v.minLength(1, 'the product has no variant'), v.maxLength(2000)),
    pictures: v.pipe(
      v.array(v.strictObject({ source: filled('the address of a picture', 500), alt: text(500) })),
      v.maxLength(250),
    ),
  }),
  v.check(
    ({ options, variants }) => variants.every(({ optionValues }) => optionValues.length === options.length),
    'a variant lacks a value for one of the options',
  ),
  eachOnce(
    'sku',
    ({ sku }) => sku,
    ({ sku }) => `two variants have the same SKU, "${sku}"`,
  ),
  eachOnce(
    'optionValues',
    ({ optionValues }) => JSON.stringify(optionValues),
    ({ optionValues }) => `two variants have the same option values: ${optionValues.join(', ') || 'none'}`,
  ),
  v.check(
    ({ variants }) =>
      variants.every(({ price, compareAtPrice }) => compareAtPrice === null || Number(compareAtPrice) >= Number(price)),
    'the price before the sale is below the price',
  ),
  v.check(
    ({ isGiftCard, variants }) =>
      !isGiftCard || new Set(variants.map(({ price }) => Number(price))).size === variants.length,
    'two variants of the gift card have the same price, which is the amount that it holds',
  ),
  v.check(
    ({ isGiftCard, variants }) => !isGiftCard || variants.every(({ price }) => Number(price) > 0),
    'a gift card holds what its variant costs, which must be above 0.00',
  ),
  v.check(
    ({ isGiftCard, variants }) => !isGiftCard || variants.every(({ compareAtPrice }) => compareAtPrice === null),
    'a gift card is sold for the amount that it holds: it has no price before a sale',
  ),
);

export type MerchantProduct = v.InferOutput<typeof merchantProductSchema>;
export type MerchantVariant = MerchantProduct['variants'][number];

/** A picture that a file references. */
export interface NamedPicture {
  /** A URL or a file name. */
  readonly source: string;
  /** Its position for the file's author: 'row 5, column "Image Src"'. */
  readonly place: string;
}

/** A product with its first line in the file, or the reason why the rows from that line on were rejected. */
export type ReadOutcome =
  | {
      readonly kind: 'product';
      readonly line: number;
      readonly rows: number;
      readonly product: MerchantProduct;
      readonly pictures: readonly NamedPicture[];
    }
  | {
      readonly kind: 'rejected';
      readonly line: number;
      readonly rows: number;
      readonly handle: string;
      readonly reason: string;
    };

type IssuePath = readonly (string | number)[];

const inJson = (path: IssuePath): string => `field ${path.join('.')}`;

const shown = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  return text === '' || text === 'NaN' ? '' : `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}" `;
};

/** Formats an issue for the merchant. */
export const issueInWords = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind === 'schema' && issue.type === 'strict_object') {
    return issue.expected === 'never' ? 'this field is not known' : 'this field is missing, or is no object';
  }
  if (issue.message.startsWith('Invalid type')) return `must be ${issue.expected ?? 'something else'}`;
  const ambiguity = issue.message === amountInWords ? ambiguityOf(issue.input) : undefined;
  if (ambiguity !== undefined) return ambiguity;
  return issue.message.startsWith('must ') ? `${shown(issue.input)}${issue.message}` : issue.message;
};

/** The replacement character shows that an earlier program lost letters; such texts are rejected. */
const replacementCharacter = '\uFFFD';

const picturesIn = (
  { pictures, variants }: MerchantProduct,
  placeOf: (path: IssuePath) => string,
): readonly NamedPicture[] => [
  ...pictures.map(({ source }, index) => ({ source, place: placeOf(['pictures', index, 'source']) })),
  ...variants.flatMap(({ picture: source }, index) =>
    source === '' ? [] : [{ source, place: placeOf(['variants', index, 'picture']) }],
  ),
];

/**
 * Validates one product, from any format.
 * @param placeOf returns a field's position for the file's author
 */
export const checkMerchantProduct = (
  candidate: unknown,
  line: number,
  rows: number,
  placeOf: (path: IssuePath) => string = inJson,
): ReadOutcome => {
  const named = typeof candidate === 'object' && candidate !== null && 'handle' in candidate ? candidate.handle : '';
  const refuse = (reason: string): ReadOutcome => ({
    kind: 'rejected',
    line,
    rows,
    handle: typeof named === 'string' ? named : '',
    reason,
  });
  const result = v.safeParse(merchantProductSchema, candidate, { abortEarly: true });
  if (result.success) {
    return JSON.stringify(result.output).includes(replacementCharacter)
      ? refuse('the file holds letters that were lost when it was saved (\uFFFD): save it as UTF-8 from its source')
      : { kind: 'product', line, rows, product: result.output, pictures: picturesIn(result.output, placeOf) };
  }
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  return refuse(path === undefined ? issueInWords(issue) : `${placeOf(path)}: ${issueInWords(issue)}`);
};
