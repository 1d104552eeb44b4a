import { expect, it } from 'vitest';
import * as pricing from './index.ts';

it('exports these names and no others: one more or one less is a decision about the public face', () => {
  expect(Object.keys(pricing).toSorted()).toEqual([
    'activePromo',
    'amountToPay',
    'applyGiftCards',
    'createCartPricer',
    'defaultRedemptionsRemaining',
    'discountedPrice',
    'displayedPrice',
    'earnedDiscountsOf',
    'fiveForFiveOffer',
    'fromPrice',
    'hundoDiscount',
    'isHotDealShown',
    'isShippedFree',
    'missedDeals',
    'orderDiscount',
    'orderTotals',
    'orderableSubtotal',
    'priceCart',
    'priceItem',
    'priceValidatedCart',
    'pricedLinesOf',
    'promoDatesIn',
    'promoPeriod',
    'promoStatus',
    'quoteCart',
    'toOrderItems',
    'validateCart',
  ]);
});
