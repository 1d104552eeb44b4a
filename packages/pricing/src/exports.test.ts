import { expect, it } from 'vitest';
import * as pricing from './index.ts';

it('exports these names and no others: one more or one less is a decision about the public face', () => {
  expect(Object.keys(pricing).toSorted()).toEqual([
    'activePromo',
    'amountToPay',
    'announcedDeal',
    'applyGiftCards',
    'createCartPricer',
    'createPromotions',
    'defaultRedemptionsRemaining',
    'displayedPrice',
    'earnedDiscountsOf',
    'fiveForFiveOffer',
    'hundoDiscount',
    'isHotDealShown',
    'isShippedFree',
    'lowestPrice',
    'missedDeals',
    'orderTotals',
    'prepareCart',
    'pricedLinesOf',
    'promoDatesIn',
    'promoPeriod',
    'promoStatus',
    'quoteCart',
    'toOrderItems',
  ]);
});
