/** Why an item cannot be priced (S5-price-err): a stable code, and what it is about. */
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
  | { readonly code: 'productNotLoaded' };

export type PricingIssueCode = PricingProblem['code'];

/** A problem of one line of the cart, with the specification's message. */
export type PricingIssue = PricingProblem & {
  readonly message: string;
  /** The line of the cart, also where one of its children is at fault. */
  readonly listItemId: string;
  /** The product at fault. */
  readonly productId: number;
};

/** The specification's message, word for word (S5-price-err). */
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
    case 'productNotLoaded':
      return 'Trying to get price for not loaded product';
  }
};
