import * as v from 'valibot';
import { mostCounted } from './database/uncounted-stock.ts';

const decimal = v.pipe(
  v.string(),
  v.minLength(1, 'the price is missing: each variant needs its own'),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be an amount like 1299.00'),
);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `must have at most ${most} characters`));
const filled = (what: string, most: number) => v.pipe(text(most), v.trim(), v.minLength(1, `${what} is missing`));

const inches = v.pipe(
  v.number('a side of the box must be a number of inches'),
  v.minValue(0.01, 'a side of the box must be above 0'),
  v.maxValue(10_000),
);

const variantSchema = v.strictObject({
  sku: filled('the SKU', 100),
  /** One value for each of the product's options, in their order. */
  optionValues: v.pipe(v.array(filled('an option value', 100)), v.maxLength(3)),
  /** What is paid, as decimal text in the import's currency. */
  price: decimal,
  /** The price before a sale, when it is on sale. */
  compareAtPrice: v.nullable(decimal),
  weightGrams: v.pipe(
    v.number('must be a number of grams'),
    v.minValue(0, 'must not be below 0'),
    v.maxValue(10_000_000, 'must be at most 10,000,000'),
  ),
  /** The packed box, which shipping counts where it is bulkier than heavy; null: unknown. */
  boxInches: v.optional(v.nullable(v.strictObject({ length: inches, width: inches, height: inches })), null),
  /** Whether its stock is counted; one whose stock is not can always be bought. */
  isTracked: v.optional(v.boolean(), true),
  /** Pieces in stock; null: what the store knows stays, and a new variant's stock is not counted. */
  quantity: v.nullable(
    v.pipe(
      v.number('must be a whole number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must not be below 0'),
      v.maxValue(mostCounted, `must be at most ${mostCounted}`),
    ),
  ),
  /** Whether it may be sold below zero stock. */
  canBackorder: v.boolean(),
  /** false: nothing is shipped, as of a course or a plan to download. */
  requiresShipping: v.optional(v.boolean(), true),
  barcode: text(60),
  /** The picture that shows this variant, one of the product's; '' for none. */
  picture: text(500),
});

/** What the import accepts: one product of a merchant with its variants. */
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
    /** Becomes the product's category, made when it is not there. */
    type: text(120),
    tags: v.pipe(v.array(text(80)), v.maxLength(250, 'there are more than 250 tags')),
    isPublished: v.boolean(),
    /** Only what is active is for sale, whatever `isPublished` says. */
    status: v.optional(
      v.picklist(['active', 'draft', 'archived', 'unlisted'], 'must be active, draft, archived or unlisted'),
      'active',
    ),
    /** Sold in the amounts that its variants cost; what else they say is passed over. */
    isGiftCard: v.optional(v.boolean(), false),
    /** Names of what the variants differ in, as in Colour and Size; empty for a product without variants. */
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

/** A picture that a file names. */
export interface NamedPicture {
  /** A web address, or the name of a file. */
  readonly source: string;
  /** Where it stands, in the words of whoever wrote the file: 'row 5, column "Image Src"'. */
  readonly place: string;
}

/** A product with the line of the file that it begins on, or why the rows from that line on were not taken. */
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

/** An issue in a merchant's words. */
export const issueInWords = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind === 'schema' && issue.type === 'strict_object') {
    return issue.expected === 'never' ? 'this field is not known' : 'this field is missing, or is no object';
  }
  if (issue.message.startsWith('Invalid type')) return `must be ${issue.expected ?? 'something else'}`;
  return issue.message.startsWith('must ') ? `${shown(issue.input)}${issue.message}` : issue.message;
};

/** Letters that an earlier program could not read: they are lost, and must not come into the store. */
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
 * Checks one product, however it was read.
 * @param placeOf says where a field stands in the file, in the words of whoever wrote it
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
