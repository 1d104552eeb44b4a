/** A part of an item that can be of the wrong kind altogether; 'item' is the whole of it. */
export type ItemField = 'item' | 'listItemId' | 'productId' | 'options' | 'metadata' | 'children';

/** A part of a quote's terms that cannot be read. */
export type TermsField = 'now' | 'groupId' | 'rounding';

/** Why an item cannot be priced: a stable code, and what it is about. The first seventeen are those of S5-price-err. */
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
  /** A choice that a product type of the store's own asks for is missing, or none that it offers. */
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

/** A problem of one line of the cart, with its message. */
export type PricingIssue = PricingProblem & {
  readonly message: string;
  /** The line of the cart, also where one of its children is at fault; undefined where it is none of the lines. */
  readonly listItemId: string | undefined;
  /** The product at fault; undefined where it is none. */
  readonly productId: number | undefined;
};

/** The message of a problem: the specification's, word for word, where it has one (S5-price-err). */
export const messageOf = (problem: PricingProblem): string => {
  switch (problem.code) {
    case 'invalidOptions':
      return `Invalid options selected: ${problem.optionIds.join(', ')}`;
    case 'optionRequired':
      return `Option ${problem.optionId} is required`;
    case 'invalidOptionValue':
      return `Invalid value ${problem.value} selected for option ${problem.optionId}`;
    case 'invalidOptionValues':
      return `Invalid values [${problem.values.join(', ')}] selected for option ${problem.optionId}`;
    case 'invalidConfigurable':
      return 'Invalid configurable product';
    case 'unknownConfigurableChild':
      return 'Unknown configurable child';
    case 'bundleOptionRequired':
      return `Invalid bundle - missing required option ${problem.optionId}`;
    case 'invalidBundleChild':
      return 'Invalid bundle child';
    case 'unknownBundleChild':
      return 'Unknown bundle child';
    case 'incorrectFreeProduct':
      return 'Incorrect free product';
    case 'freeProductMissing':
      return 'Required free product not found in bundle';
    case 'invalidGiftCardProduct':
      return 'Invalid giftcard product';
    case 'invalidGiftCardItem':
      return 'Invalid giftcard item';
    case 'invalidGiftCardCustomAmount':
      return 'Invalid giftcard item custom amount';
    case 'invalidGiftCardAmount':
      return 'Invalid giftcard item amount selection';
    case 'groupedNotPriceable':
      return 'Invalid cart item';
    case 'invalidChoice':
      return `Invalid choice of ${problem.choice}`;
    case 'productNotLoaded':
      return 'Trying to get price for not loaded product';
    case 'unreadableItem':
      return problem.field === 'item' ? 'The item cannot be read' : `The item's ${problem.field} cannot be read`;
    case 'invalidQuantity':
      return `Invalid quantity ${problem.received}: it must be a whole number of at least 0`;
    case 'cyclicItem':
      return 'The item contains itself';
    case 'tooDeeplyNested':
      return `The item has more than ${problem.deepest} levels of children`;
    case 'unknownProductType':
      return `Unknown product type ${problem.type}`;
    case 'invalidProductPrice':
      return 'The product has a price that is not an amount of at least 0';
    case 'invalidFluidPrice':
      return "The item's own price is not an amount of at least 0";
    case 'invalidEarnedDiscount':
      return 'The earned discount is neither an amount nor a percentage of at least 0';
    case 'invalidOrderDiscount':
      return 'The discount of the order is neither an amount nor a percentage of at least 0';
    case 'invalidContext':
      return `A cart cannot be priced: ${problem.field} cannot be read`;
    case 'amountTooLarge':
      return 'The amount is larger than an order can hold';
  }
};

/** A problem with its message, of a line and a product of the cart where it belongs to one. */
export const issueOf = (problem: PricingProblem, listItemId?: string, productId?: number): PricingIssue => ({
  ...problem,
  message: messageOf(problem),
  listItemId,
  productId,
});
