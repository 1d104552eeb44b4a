import { expect, it } from 'vitest';
import * as pricing from './index.ts';

it('exports exactly these names: adding or removing one changes the public API', () => {
  expect(Object.keys(pricing).toSorted()).toEqual([
    'activePromo',
    'amountToPay',
    'announcedDeal',
    'applyGiftCards',
    'bundlePrices',
    'createCartPricer',
    'createPromotions',
    'defaultRedemptionsRemaining',
    'displayedPrice',
    'earnedDiscountsOf',
    'fiveForFiveOffer',
    'guardPromotions',
    'hundoDiscount',
    'isHotDealShown',
    'isShippedFree',
    'lowestPrice',
    'missedDeals',
    'notForAffiliates',
    'orderTotals',
    'prepareCart',
    'pricedLinesOf',
    'promoDatesIn',
    'promoPeriod',
    'promoStatus',
    'quoteCart',
    'toOrderItems',
    'upcomingDeals',
  ]);
});
