/** What a page may gain by importing all that an entry exports, in bytes of gzip. Every public module entry is here. */
export const entryBudgets = {
  '@ironcart/core': 17_900,
  '@ironcart/core/address-data': 5_500,
  '@ironcart/core/money': 2_400,
  '@ironcart/core/testing': 11_100,
  '@ironcart/pricing': 10_000,
  '@ironcart/pricing/trace': 12_700,
  '@ironcart/tax': 8_000,
  '@ironcart/tax/dated': 5_600,
  '@ironcart/tax/schema': 2_200,
  '@ironcart/tax/testing': 950,
  '@ironcart/tax/vat-number': 16_000,
  '@ironcart/api': 13_600,
  '@ironcart/api/contract': 10_800,
  '@ironcart/api/codec': 3_600,
  '@ironcart/api/client': 21_800,
  '@ironcart/checkout-machines': 35_900,
  '@ironcart/checkout-machines/replay': 54_000,
  '@ironcart/checkout-machines/testing': 62_000,
  '@ironcart/checkout-machines/wire-api': 1_700,
  '@ironcart/shop-machines': 19_000,
  '@ironcart/shop-machines/wire-api': 700,
  '@ironcart/react-ui': 21_500,
  '@ironcart/react-ui/price-trace': 5_200,
};

/** What a page may gain by one function: more means that the function drags in what it does not use. */
export const functionBudgets = [
  { entry: '@ironcart/core', name: 'money', budget: 200 },
  { entry: '@ironcart/core', name: 'formatMoney', budget: 700 },
  { entry: '@ironcart/core', name: 'validateAddress', budget: 1_500 },
  { entry: '@ironcart/pricing', name: 'orderTotals', budget: 600 },
  { entry: '@ironcart/pricing', name: 'promoStatus', budget: 1_200 },
  { entry: '@ironcart/pricing', name: 'displayedPrice', budget: 2_000 },
  { entry: '@ironcart/pricing', name: 'priceCart', budget: 6_500 },
  { entry: '@ironcart/tax', name: 'findRule', budget: 600 },
  { entry: '@ironcart/tax', name: 'netPriceOf', budget: 800 },
];
