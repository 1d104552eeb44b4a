/** Identifiers of price parts, the files that may carry them without computing, and what to use elsewhere. */
const rules = [
  {
    names: ['salePrice', 'groupPrice', 'rogue_promo_price', 'discountPerLb'],
    allowed: [
      'packages/core/src/product/product.ts',
      'packages/core/src/product/product-parts.ts',
      'packages/core/src/product/create-product.ts',
      'packages/api/src/contract/product.ts',
      'packages/api/src/codec/product.ts',
      'packages/api/src/codec/product-types.ts',
      'packages/api/src/codec/search-product.ts',
      'apps/backend/src/catalogue/group-prices.ts',
      'apps/backend/src/catalogue/product-from-row.ts',
      'apps/backend/src/catalogue-import/store-folder/product-record.ts',
      'apps/storefront/app/price/listed-product.ts',
      'apps/storefront/app/price/price-views.ts',
    ],
    instead:
      'ask quoteCart, or displayedPrice where nothing is chosen yet, which choose between the prices of a product',
  },
  {
    names: ['displayedPrice', 'lowestPrice'],
    allowed: ['apps/backend/src/services/search/search-hit.ts', 'apps/storefront/app/price/price-views.ts'],
    instead: 'ask quoteCart for what is in a cart, and the price views for what is on a card',
  },
  {
    names: ['hundoDiscount('],
    allowed: ['apps/backend/src/services/tax/discount-shares.ts'],
    instead: 'take weightDiscount and taxableAmounts of the quote; only a tax request has lines without a cart',
  },
];

/** Files that the rules apply to: the product except for pricing itself, tests, stories and test kits. */
const isHeld = (path) =>
  /\.tsx?$/.test(path) &&
  !path.startsWith('packages/pricing/') &&
  !/\.(test|stories)\.tsx?$|\/testing\/|\.d\.ts$/.test(path);

const isComment = (text) => /^\s*(\/\/|\*|\/\*)/.test(text);

const mentions = (text, name) => {
  const at = text.indexOf(name);
  return (
    at >= 0 && !/[\w$]/.test(text[at - 1] ?? '') && (name.endsWith('(') || !/\w/.test(text[at + name.length] ?? ''))
  );
};

/**
 * Finds places outside packages/pricing that read price parts or price without the quote.
 * @param {readonly string[]} paths
 * @param {(path: string) => string} read
 */
export const unexpectedMentions = (paths, read) =>
  paths.filter(isHeld).flatMap((path) => {
    const held = rules.filter(({ allowed }) => !allowed.includes(path));
    return read(path)
      .split('\n')
      .flatMap((text, index) =>
        isComment(text)
          ? []
          : held.flatMap(({ names, instead }) =>
              names
                .filter((name) => mentions(text, name))
                .map((name) => ({ path, line: index + 1, name: name.replace('(', ''), instead })),
            ),
      );
  });
