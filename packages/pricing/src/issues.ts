import { type CodeTexts, textOfCode } from '@ironcart/core/result';

/** A part of an item that has the wrong type; 'item' is the item itself. */
export type ItemField = 'item' | 'listItemId' | 'productId' | 'options' | 'metadata' | 'children';

/** A part of a quote's terms that is invalid. */
export type TermsField = 'now' | 'groupId' | 'rounding' | 'promotions';

/**
 * Why an item cannot be priced: a stable code with its details. The first seventeen codes are those of S5-price-err.
 */
export type PricingProblem =
  | { readonly code: 'invalidOptions'; readonly optionIds: readonly string[] }
  | { readonly code: 'optionRequired'; readonly optionId: number }
  | { readonly code: 'invalidOptionValue'; readonly optionId: number; readonly value: string }
  | { readonly code: 'invalidOptionValues'; readonly optionId: number; readonly values: readonly string[] }
  | { readonly code: 'invalidConfigurable' }
  | { readonly code: 'unknownConfigurableChild' }
  | { readonly code: 'bundleOptionRequired'; readonly optionId: number }
  | { readonly code: 'invalidBundleChild' }
  | { readonly code: 'unknownBundleChild' }
  | { readonly code: 'incorrectFreeProduct' }
  | { readonly code: 'freeProductMissing' }
  | { readonly code: 'invalidGiftCardProduct' }
  | { readonly code: 'invalidGiftCardItem' }
  | { readonly code: 'invalidGiftCardCustomAmount' }
  | { readonly code: 'invalidGiftCardAmount' }
  | { readonly code: 'groupedNotPriceable' }
  /** A choice required by the store's own product type is missing or not offered. */
  | { readonly code: 'invalidChoice'; readonly choice: string }
  | { readonly code: 'productNotLoaded' }
  | { readonly code: 'unreadableItem'; readonly field: ItemField }
  | { readonly code: 'invalidQuantity'; readonly received: string }
  | { readonly code: 'cyclicItem' }
  | { readonly code: 'tooDeeplyNested'; readonly deepest: number }
  | { readonly code: 'unknownProductType'; readonly type: string }
  | { readonly code: 'invalidProductPrice' }
  | { readonly code: 'invalidFluidPrice' }
  | { readonly code: 'invalidEarnedDiscount' }
  | { readonly code: 'invalidOrderDiscount' }
  | { readonly code: 'invalidContext'; readonly field: TermsField }
  | { readonly code: 'amountTooLarge' };

/** The code of a pricing problem. */
export type PricingIssueCode = PricingProblem['code'];

/** A pricing problem with its message, line and product. */
export type PricingIssue = PricingProblem & {
  readonly message: string;
  /** The id of the cart's line, also if the problem is in one of its children; undefined if it concerns no line. */
  readonly listItemId: string | undefined;
  /** The id of the affected product; undefined if there is none. */
  readonly productId: number | undefined;
};

/** The message of each problem: the specification's wording where it has one (S5-price-err). */
const messages: CodeTexts<PricingProblem> = {
  invalidOptions: ({ optionIds }) => `Invalid options selected: ${optionIds.join(', ')}`,
  optionRequired: ({ optionId }) => `Option ${optionId} is required`,
  invalidOptionValue: ({ optionId, value }) => `Invalid value ${value} selected for option ${optionId}`,
  invalidOptionValues: ({ optionId, values }) =>
    `Invalid values [${values.join(', ')}] selected for option ${optionId}`,
  invalidConfigurable: 'Invalid configurable product',
  unknownConfigurableChild: 'Unknown configurable child',
  bundleOptionRequired: ({ optionId }) => `Invalid bundle - missing required option ${optionId}`,
  invalidBundleChild: 'Invalid bundle child',
  unknownBundleChild: 'Unknown bundle child',
  incorrectFreeProduct: 'Incorrect free product',
  freeProductMissing: 'Required free product not found in bundle',
  invalidGiftCardProduct: 'Invalid giftcard product',
  invalidGiftCardItem: 'Invalid giftcard item',
  invalidGiftCardCustomAmount: 'Invalid giftcard item custom amount',
  invalidGiftCardAmount: 'Invalid giftcard item amount selection',
  groupedNotPriceable: 'Invalid cart item',
  invalidChoice: ({ choice }) => `Invalid choice of ${choice}`,
  productNotLoaded: 'Trying to get price for not loaded product',
  unreadableItem: ({ field }) => (field === 'item' ? 'The item cannot be read' : `The item's ${field} cannot be read`),
  invalidQuantity: ({ received }) => `Invalid quantity ${received}: it must be a whole number of at least 0`,
  cyclicItem: 'The item contains itself',
  tooDeeplyNested: ({ deepest }) => `The item has more than ${deepest} levels of children`,
  unknownProductType: ({ type }) => `Unknown product type ${type}`,
  invalidProductPrice: 'The product has a price that is not an amount of at least 0',
  invalidFluidPrice: "The item's own price is not an amount of at least 0",
  invalidEarnedDiscount: 'The earned discount is neither an amount nor a percentage of at least 0',
  invalidOrderDiscount: 'The discount of the order is neither an amount nor a percentage of at least 0',
  invalidContext: ({ field }) => `A cart cannot be priced: ${field} cannot be read`,
  amountTooLarge: 'The amount is larger than an order can hold',
};

/** Creates an issue from a problem: adds the message and, if given, the line and product. */
export const issueOf = (problem: PricingProblem, listItemId?: string, productId?: number): PricingIssue => ({
  ...problem,
  message: textOfCode(problem, messages),
  listItemId,
  productId,
});
