import { expect, it } from 'vitest';
import * as pricing from './index.ts';

it('exports these names and no others: one more or one less is a decision about the public face', () => {
  expect(Object.keys(pricing).toSorted()).toEqual([
    'activePromo',
    'amountToPay',
    'applyGiftCards',
    'discountedPrice',
    'displayedPrice',
    'fromPrice',
    'hundoDiscount',
    'isHotDealShown',
    'messageOf',
    'missedDeals',
    'orderTotals',
    'priceCart',
    'priceItem',
    'promoStatus',
    'toOrderItems',
  ]);
});
