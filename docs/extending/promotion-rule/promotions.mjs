// @ts-check

/**
 * Of every three pieces of a brand the cheapest costs half.
 * @param {readonly import('@ironcart/pricing').PromotionLine[]} lines
 */
const halfOfEveryThird = (lines) => {
  const discounts = lines.map(() => 0);
  const brands = new Set(lines.flatMap(({ product: { brand } }) => (brand ? [brand] : [])));
  for (const brand of brands) {
    const pieces = lines.flatMap(({ product, qty, price }, at) =>
      product.brand === brand ? Array.from({ length: qty }, () => ({ at, price })) : [],
    );
    pieces.sort((left, right) => right.price - left.price);
    pieces.forEach(({ at, price }, place) => {
      if (place % 3 === 2) discounts[at] = (discounts[at] ?? 0) + Math.floor(price / 2);
    });
  }
  return discounts;
};

/** Off the first line of a customer's cart, by the site's currency, in minor units. */
const thanks = new Map([
  ['USD', 500],
  ['EUR', 450],
  ['GBP', 400],
]);

/**
 * Whoever is logged in pays a little less; on a site in another currency nobody does.
 * @param {readonly import('@ironcart/pricing').PromotionLine[]} _lines
 * @param {import('@ironcart/pricing').PromotionTerms} terms
 */
const thankCustomers = (_lines, { shopper, site }) =>
  shopper.role === 'customer' ? [thanks.get(site.currency) ?? 0] : [];

/** @type {readonly import('@ironcart/pricing').PromotionRule[]} */
export default [
  { name: 'Third of a brand, half price', discountsOf: halfOfEveryThird },
  { name: 'Thank you, customer', discountsOf: thankCustomers },
];
