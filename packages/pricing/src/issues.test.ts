import { describe, expect, it } from 'vitest';
import { issueOf, messageOf, type PricingProblem } from './issues.ts';

describe('the message of a problem', () => {
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
  ])('of the store itself says what it is about: %j', (problem, message) => {
    expect(messageOf(problem)).toBe(message);
  });

  it('stands beside its code, and names no line and no product unless given one', () => {
    expect(issueOf({ code: 'cyclicItem' })).toEqual({
      code: 'cyclicItem',
      message: 'The item contains itself',
      listItemId: undefined,
      productId: undefined,
    });
  });
});
