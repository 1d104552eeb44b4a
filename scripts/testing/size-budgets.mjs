/**
 * Maximum size that importing a whole entry adds to a page, in bytes of gzip, for every public entry. Core's argument
 * guards take 0.2 KB of it, once per page, and 10 to 15 bytes per function (ADR 0031).
 */
export const entryBudgets = {
  '@ironcart/core/address': 6_500,
  // Includes the ZIP codes of each state.
  '@ironcart/core/address-data': 6_550,
  '@ironcart/core/apple-pay': 2_950,
  '@ironcart/core/checkout': 4_310,
  '@ironcart/core/content': 2_440,
  '@ironcart/core/customer': 2_110,
  '@ironcart/core/flags': 1_460,
  '@ironcart/core/forms': 2_430,
  '@ironcart/core/gym': 2_950,
  // Includes the layers of a line's picture, from its selected parts alone.
  '@ironcart/core/product-look': 2_010,
  '@ironcart/core/equipped-gym': 980,
  '@ironcart/core/list': 4_680,
  '@ironcart/core/money': 3_210,
  '@ironcart/core/order': 4_100,
  '@ironcart/core/payment': 2_050,
  '@ironcart/core/product': 1_750,
  '@ironcart/core/product-page': 3_290,
  // Includes the local time of a zone.
  '@ironcart/core/subscription': 1_990,
  '@ironcart/core/wishlist': 590,
  '@ironcart/core/return': 2_480,
  '@ironcart/core/registry': 420,
  '@ironcart/core/result': 650,
  '@ironcart/core/routing': 1_300,
  '@ironcart/core/sandbox': 3_400,
  '@ironcart/core/search': 2_610,
  '@ironcart/core/shipping': 4_360,
  '@ironcart/core/site': 5_170,
  '@ironcart/core/review': 390,
  '@ironcart/core/stock': 1_020,
  '@ironcart/core/testing': 16_080,
  '@ironcart/core/visitor': 3_370,
  // Includes time zone dates (only for `promoDatesIn`) and the store's own promotion rules.
  '@ironcart/pricing': 13_660,
  '@ironcart/pricing/trace': 15_200,
  '@ironcart/tax': 8_000,
  '@ironcart/tax/dated': 5_920,
  '@ironcart/tax/schema': 3_420,
  '@ironcart/tax/testing': 1_400,
  '@ironcart/tax/vat-number': 16_000,
  '@ironcart/api/contract': 21_240,
  '@ironcart/api/codec': 5_880,
  // Includes the clients of a few calls, which pages load instead of the whole.
  '@ironcart/api/client': 39_880,
  '@ironcart/checkout-machines': 52_430,
  '@ironcart/checkout-machines/apple-pay': 25_170,
  '@ironcart/checkout-machines/host': 55_200,
  '@ironcart/checkout-machines/replay': 53_630,
  '@ironcart/checkout-machines/testing': 79_180,
  '@ironcart/checkout-machines/wire-api': 930,
  '@ironcart/shop-machines': 24_500,
  '@ironcart/shop-machines/wire-api': 700,
  '@ironcart/gym-builder': 9_740,
  '@ironcart/gym-builder/editor': 22_000,
  // Includes the class names of every view, which were missing in the packed views.
  '@ironcart/react-ui': 83_100,
  '@ironcart/react-ui/cart': 7_000,
  // Includes everything that it loads later, such as Apple Pay's machine and XState.
  '@ironcart/react-ui/checkout': 67_240,
  // Includes the outline of the world's land.
  '@ironcart/react-ui/gym-map': 17_500,
  // The 3-D views contain three.js; pages load them on request.
  '@ironcart/react-ui/gym-scene': 149_500,
  '@ironcart/react-ui/turn-view': 139_500,
  '@ironcart/react-ui/price-trace': 5_200,
  // Includes pictures in layers.
  '@ironcart/react-ui/search': 6_170,
};

/** Maximum size that one function adds to a page: more means that it imports code it does not use. */
export const functionBudgets = [
  { entry: '@ironcart/core/money', name: 'money', budget: 200 },
  { entry: '@ironcart/core/money', name: 'formatMoney', budget: 780 },
  { entry: '@ironcart/core/address', name: 'validateAddress', budget: 2_000 },
  { entry: '@ironcart/pricing', name: 'orderTotals', budget: 780 },
  { entry: '@ironcart/pricing', name: 'promoStatus', budget: 1_350 },
  { entry: '@ironcart/pricing', name: 'displayedPrice', budget: 2_320 },
  { entry: '@ironcart/pricing', name: 'quoteCart', budget: 9_810 },
  { entry: '@ironcart/tax', name: 'shownVatRate', budget: 930 },
  { entry: '@ironcart/tax', name: 'netPriceOf', budget: 1_000 },
];
