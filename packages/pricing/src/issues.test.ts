import { describe, expect, it } from 'vitest';
import { issueOf, type PricingProblem } from './issues.ts';

describe('issue message', () => {
  it.each<[string, PricingProblem]>([
    ['Invalid options selected: 1, 2', { code: 'invalidOptions', optionIds: ['1', '2'] }],
    ['Option 7 is required', { code: 'optionRequired', optionId: 7 }],
    ['Invalid value red selected for option 7', { code: 'invalidOptionValue', value: 'red', optionId: 7 }],
    [
      'Invalid values [red, blue] selected for option 7',
      { code: 'invalidOptionValues', values: ['red', 'blue'], optionId: 7 },
    ],
    ['Invalid configurable product', { code: 'invalidConfigurable' }],
    ['Unknown configurable child', { code: 'unknownConfigurableChild' }],
    ['Invalid bundle - missing required option 7', { code: 'bundleOptionRequired', optionId: 7 }],
    ['Invalid bundle child', { code: 'invalidBundleChild' }],
    ['Unknown bundle child', { code: 'unknownBundleChild' }],
    ['Incorrect free product', { code: 'incorrectFreeProduct' }],
    ['Required free product not found in bundle', { code: 'freeProductMissing' }],
    ['Invalid giftcard product', { code: 'invalidGiftCardProduct' }],
    ['Invalid giftcard item', { code: 'invalidGiftCardItem' }],
    ['Invalid giftcard item custom amount', { code: 'invalidGiftCardCustomAmount' }],
    ['Invalid giftcard item amount selection', { code: 'invalidGiftCardAmount' }],
    ['Invalid cart item', { code: 'groupedNotPriceable' }],
    ['Trying to get price for not loaded product', { code: 'productNotLoaded' }],
  ])('matches point 5 of the specification word for word: %s [S8-val-01]', (written, problem) => {
    expect(issueOf(problem).message).toBe(written);
  });

  it.each<[PricingProblem, string]>([
    [{ code: 'unreadableItem', field: 'item' }, 'The item cannot be read'],
    [{ code: 'unreadableItem', field: 'options' }, "The item's options cannot be read"],
    [{ code: 'invalidQuantity', received: '-1' }, 'Invalid quantity -1: it must be a whole number of at least 0'],
    [{ code: 'cyclicItem' }, 'The item contains itself'],
    [{ code: 'invalidChoice', choice: 'days' }, 'Invalid choice of days'],
    [{ code: 'tooDeeplyNested', deepest: 8 }, 'The item has more than 8 levels of children'],
    [{ code: 'unknownProductType', type: 'kit' }, 'Unknown product type kit'],
    [{ code: 'invalidProductPrice' }, 'The product has a price that is not an amount of at least 0'],
    [{ code: 'invalidFluidPrice' }, "The item's own price is not an amount of at least 0"],
    [{ code: 'invalidEarnedDiscount' }, 'The earned discount is neither an amount nor a percentage of at least 0'],
    [{ code: 'invalidOrderDiscount' }, 'The discount of the order is neither an amount nor a percentage of at least 0'],
    [{ code: 'invalidContext', field: 'now' }, 'A cart cannot be priced: now cannot be read'],
    [{ code: 'amountTooLarge' }, 'The amount is larger than an order can hold'],
  ])('of a custom product type names the missing choice: %j', (problem, message) => {
    expect(issueOf(problem).message).toBe(message);
  });

  it('includes the issue code, and names a line and a product only if given', () => {
    expect(issueOf({ code: 'cyclicItem' })).toEqual({
      code: 'cyclicItem',
      message: 'The item contains itself',
      listItemId: undefined,
      productId: undefined,
    });
  });
});
