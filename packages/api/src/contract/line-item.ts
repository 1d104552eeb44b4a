import * as v from 'valibot';
import { wireMoney } from './money.ts';
import { entityNumber, id, listOf, recordOf, text, wholeNumber } from './primitives.ts';

/** Lists hold at most this many of one item; the stock sets narrower limits. */
const MAX_QTY = 10_000;
/** A bundle holds configurables, which hold a child: no line nests deeper. */
const LINE_DEPTH = 3;
const MAX_CHILDREN = 100;

export const quantity = wholeNumber(1, MAX_QTY);

/** Chosen custom options: option id as text, to a value id, value ids, or an area's text. */
export const wireChosenOptions = recordOf(
  v.union([text(2_000), v.pipe(v.number(), v.safeInteger()), listOf(v.pipe(v.number(), v.safeInteger()), 100)]),
  100,
);

export const wireItemMetadata = v.object({
  recipeId: v.optional(text(100)),
  groupedProductId: v.optional(entityNumber),
  bundleOptionId: v.optional(entityNumber),
  freeBundleOptionId: v.optional(entityNumber),
  giftcard: v.optional(
    v.object({
      delivery: v.picklist(['email', 'physical']),
      amount: v.optional(wireMoney),
      customAmount: v.optional(wireMoney),
      message: v.optional(text(1_000)),
      recipientEmail: v.optional(text(320)),
      recipientName: v.optional(text(200)),
      senderEmail: v.optional(text(320)),
      senderName: v.optional(text(200)),
      design: v.optional(text(100)),
    }),
  ),
  redeem: v.optional(v.boolean()),
});
export type WireItemMetadata = v.InferOutput<typeof wireItemMetadata>;

const chosenEntries = {
  productId: entityNumber,
  qty: quantity,
};

/** A line about to be added: the backend gives the ids. */
export interface WireNewLineItem {
  productId: number;
  qty: number;
  options?: v.InferOutput<typeof wireChosenOptions> | undefined;
  metadata?: WireItemMetadata | undefined;
  children?: WireNewLineItem[] | undefined;
}

const newLineNesting = (depth: number): v.GenericSchema<WireNewLineItem> =>
  v.object({
    ...chosenEntries,
    options: v.optional(wireChosenOptions),
    metadata: v.optional(wireItemMetadata),
    children: v.optional(
      depth === 0 ? v.pipe(v.array(v.never()), v.maxLength(0)) : listOf(newLineNesting(depth - 1), MAX_CHILDREN),
    ),
  });

export const wireNewLineItem = newLineNesting(LINE_DEPTH);

/** A line of a list (S3-item): what was chosen, never what it costs. */
export interface WireLineItem {
  listItemId: string;
  productId: number;
  qty: number;
  options: v.InferOutput<typeof wireChosenOptions>;
  metadata: WireItemMetadata;
  children: WireLineItem[];
}

const lineNesting = (depth: number): v.GenericSchema<WireLineItem> =>
  v.object({
    listItemId: id,
    ...chosenEntries,
    options: wireChosenOptions,
    metadata: wireItemMetadata,
    children: depth === 0 ? v.pipe(v.array(v.never()), v.maxLength(0)) : listOf(lineNesting(depth - 1), MAX_CHILDREN),
  });

export const wireLineItem = lineNesting(LINE_DEPTH);
