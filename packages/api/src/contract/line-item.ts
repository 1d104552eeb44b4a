import * as v from 'valibot';
import { wireMoney } from './money.ts';
import { day, emptyList, entityNumber, id, line, listOf, recordOf, text, wholeNumber } from './primitives.ts';

/** Maximum quantity of a line; stock sets narrower limits. */
export const MAX_QTY = 10_000;
/** The maximum nesting of lines: a bundle contains configurables, which contain a child. */
const LINE_DEPTH = 3;
const MAX_CHILDREN = 100;

export const quantity = wholeNumber(1, MAX_QTY);

/** Chosen custom options by option id: a value id, several value ids, or the text of a text area. */
export const wireChosenOptions = recordOf(
  v.union([text(2_000), v.pipe(v.number(), v.safeInteger()), listOf(v.pipe(v.number(), v.safeInteger()), 100)]),
  100,
);

const count = wholeNumber(0, 1_000_000);

/** The metadata of an item (S3-meta). */
export const wireItemMetadata = v.object({
  recipeId: v.optional(text(100)),
  fluidPrice: v.optional(wireMoney),
  customSku: v.optional(text(100)),
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
      recipientName: v.optional(line(200)),
      senderEmail: v.optional(text(320)),
      senderName: v.optional(line(200)),
      design: v.optional(text(100)),
      sendOn: v.optional(day),
    }),
  ),
  plateOpts: v.optional(recordOf(text(200), 50)),
  choice: v.optional(recordOf(v.union([text(200), v.pipe(v.number(), v.finite())]), 20)),
  eventRegistration: v.optional(v.object({ onCompletionSku: v.optional(text(100)) })),
  registry: v.optional(
    v.object({
      registryId: text(100),
      wanted: v.optional(count),
      purchased: v.optional(count),
      priority: v.optional(count),
      recipients: v.optional(line(200)),
      giver: v.optional(line(80)),
    }),
  ),
  hardwareCount: v.optional(v.object({ shared: count, solo: count })),
  redeem: v.optional(v.boolean()),
});
export type WireItemMetadata = v.InferOutput<typeof wireItemMetadata>;

/** The metadata that a shopper may set. Price and SKU are set by the server; values in requests are dropped. */
export const wireChosenMetadata = v.omit(wireItemMetadata, ['fluidPrice', 'customSku']);
export type WireChosenMetadata = v.InferOutput<typeof wireChosenMetadata>;

const chosenEntries = {
  productId: entityNumber,
  qty: quantity,
};

/** A line to add; the backend assigns the ids. */
export interface WireNewLineItem {
  productId: number;
  qty: number;
  options?: v.InferOutput<typeof wireChosenOptions> | undefined;
  metadata?: WireChosenMetadata | undefined;
  children?: WireNewLineItem[] | undefined;
}

const newLineNesting = (depth: number): v.GenericSchema<WireNewLineItem> =>
  v.object({
    ...chosenEntries,
    options: v.optional(wireChosenOptions),
    metadata: v.optional(wireChosenMetadata),
    children: v.optional(depth === 0 ? emptyList : listOf(newLineNesting(depth - 1), MAX_CHILDREN)),
  });

export const wireNewLineItem = newLineNesting(LINE_DEPTH);

/** A line of a list (S3-item): the choice, without prices. */
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
    children: depth === 0 ? emptyList : listOf(lineNesting(depth - 1), MAX_CHILDREN),
  });

export const wireLineItem = lineNesting(LINE_DEPTH);
