/** What a page may gain by importing all that an entry exports, in bytes of gzip. Every public module entry is here. */
export const entryBudgets = {
  '@ironcart/core': 26_400,
  '@ironcart/core/address-data': 5_500,
  '@ironcart/core/money': 2_750,
  '@ironcart/core/testing': 15_200,
  // With days in time zones, which nothing but `promoDatesIn` brings.
  '@ironcart/pricing': 11_200,
  '@ironcart/pricing/trace': 13_800,
  '@ironcart/tax': 8_000,
  '@ironcart/tax/dated': 5_600,
  '@ironcart/tax/schema': 2_900,
  '@ironcart/tax/testing': 1_050,
  '@ironcart/tax/vat-number': 16_000,
  '@ironcart/api': 19_200,
  '@ironcart/api/contract': 15_100,
  '@ironcart/api/codec': 5_000,
  '@ironcart/api/client': 31_500,
  '@ironcart/checkout-machines': 49_500,
  '@ironcart/checkout-machines/apple-pay': 24_000,
  '@ironcart/checkout-machines/replay': 51_000,
  '@ironcart/checkout-machines/testing': 67_000,
  '@ironcart/checkout-machines/wire-api': 700,
  '@ironcart/shop-machines': 24_500,
  '@ironcart/shop-machines/wire-api': 700,
  // With the class names of every view, which the packed views had lost.
  '@ironcart/react-ui': 51_000,
  '@ironcart/react-ui/price-trace': 5_200,
};

/** What a page may gain by one function: more means that the function drags in what it does not use. */
export const functionBudgets = [
  { entry: '@ironcart/core', name: 'money', budget: 200 },
  { entry: '@ironcart/core', name: 'formatMoney', budget: 700 },
  { entry: '@ironcart/core', name: 'validateAddress', budget: 1_500 },
  { entry: '@ironcart/pricing', name: 'orderTotals', budget: 600 },
  { entry: '@ironcart/pricing', name: 'promoStatus', budget: 1_220 },
  { entry: '@ironcart/pricing', name: 'displayedPrice', budget: 2_060 },
  { entry: '@ironcart/pricing', name: 'quoteCart', budget: 8_900 },
  { entry: '@ironcart/tax', name: 'shownVatRate', budget: 900 },
  { entry: '@ironcart/tax', name: 'netPriceOf', budget: 800 },
];
