import { type LineItem, type Money, money, type Product, ratioOfPercent, sum, timesRatio } from '@ironcart/core';
import {
  type CartPricing,
  orderDiscount,
  orderTotals,
  type PriceContext,
  priceCart,
  priceValidatedCart,
  type ValidatedCart,
  validateCart,
} from '@ironcart/pricing';
import { explainValidatedCart } from '@ironcart/pricing/trace';
import { prepareRule, type TaxableItem, taxLines } from '@ironcart/tax';
import { plainProduct } from './catalogue.ts';
import type { OrderCase } from './order-case.ts';
import { exact, type Way } from './way.ts';

/** The moment at which every measured order is priced. */
const now = Date.UTC(2026, 10, 21);

/** The order as the store holds it: products with a list price and a sale price, items with a quantity. */
const cartOf = ({ lines }: OrderCase) => {
  const products = new Map<number, Product>();
  const items = lines.map(({ listPrice, discount, quantity }, index): LineItem => {
    products.set(index, plainProduct(index, { listPrice: money(listPrice), salePrice: money(listPrice - discount) }));
    return { listItemId: String(index), productId: index, qty: quantity, options: {}, metadata: {}, children: [] };
  });
  return { items, products };
};

const contextOf = ({ orderDiscountPercent }: OrderCase): PriceContext => ({
  now,
  groupId: 0,
  orderDiscount: { kind: 'percent', percent: String(orderDiscountPercent) },
});

const validated = (orderCase: OrderCase): ValidatedCart => {
  const { items, products } = cartOf(orderCase);
  const { cart } = validateCart(items, products);
  if (!cart) throw new Error('The cart of the comparison is not valid.');
  return cart;
};

const pricesOf = (pricing: CartPricing) => {
  if (!pricing.prices) throw new Error('The cart of the comparison has no prices.');
  return pricing.prices;
};

/** The taxes of amounts at one rate, each rounded on its own. */
const taxesAt = (percent: number) => {
  const ratio = ratioOfPercent(percent);
  return (amounts: readonly Money[]): Money => {
    let tax = 0;
    for (const amount of amounts) tax += timesRatio(amount, ratio);
    return money(tax);
  };
};

const shippingOf = ({ shipping }: OrderCase): readonly Money[] => shipping.map(money);

const byValidatedCart: Way = {
  name: '@ironcart/pricing, validated cart',
  isOurs: true,
  prepare: (orderCase) => {
    const cart = validated(orderCase);
    const context = contextOf(orderCase);
    const shippingAmounts = shippingOf(orderCase);
    const taxOf = taxesAt(orderCase.taxPercent);
    return {
      price: () => {
        const { subtotal, discount, taxableAmounts } = pricesOf(priceValidatedCart(cart, context));
        const itemTax = taxOf(taxableAmounts);
        const shippingTax = taxOf(shippingAmounts);
        return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
      },
    };
  },
  tolerance: exact,
};

const byTaxLines: Way = {
  name: 'the same, with @ironcart/tax',
  isOurs: true,
  prepare: (orderCase) => {
    const cart = validated(orderCase);
    const context = contextOf(orderCase);
    const shippingAmounts = shippingOf(orderCase);
    const rate = String(orderCase.taxPercent);
    const rule = prepareRule({
      countryCode: 'AT',
      taxClass: 'goods',
      postcode: '*',
      region: '*',
      rate,
      code: 'VAT AT',
    });
    return {
      price: () => {
        const { subtotal, discount, taxableAmounts } = pricesOf(priceValidatedCart(cart, context));
        const items = taxableAmounts.map((amount): TaxableItem => ({ amount, taxClass: 'goods' }));
        const { itemTax, shippingTax } = taxLines(items, sum(shippingAmounts), () => rule);
        return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
      },
    };
  },
  // Its shipping is taxed once, as one amount.
  tolerance: ({ shipping }) => shipping.length,
};

const byWholeCart: Way = {
  name: '@ironcart/pricing, unchecked cart',
  isOurs: true,
  prepare: (orderCase) => {
    const { items, products } = cartOf(orderCase);
    const context = contextOf(orderCase);
    const shippingAmounts = shippingOf(orderCase);
    const taxOf = taxesAt(orderCase.taxPercent);
    const { orderDiscount: given } = context;
    if (!given) throw new Error('The order of the comparison has no discount.');
    return {
      price: () => {
        const { lines, subtotal, issues } = priceCart(items, products, context);
        if (issues.length > 0) throw new Error('The cart of the comparison has issues.');
        const rows = lines.map(({ rowTotal }) => rowTotal);
        const { discount, shares } = orderDiscount(rows, given);
        const itemTax = taxOf(rows.map((row, index) => money(row - (shares[index] ?? 0))));
        const shippingTax = taxOf(shippingAmounts);
        return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
      },
    };
  },
  tolerance: exact,
};

const byTrace: Way = {
  name: '@ironcart/pricing, with its trace',
  isOurs: true,
  prepare: (orderCase) => {
    const cart = validated(orderCase);
    const context = contextOf(orderCase);
    const shippingAmounts = shippingOf(orderCase);
    const taxOf = taxesAt(orderCase.taxPercent);
    const shippingTax = taxOf(shippingAmounts);
    // Made once, as the contexts of the other ways are: V8 gives each spread copy a shape of its own (0.5 us, and all reads).
    const explained = { ...context, order: { shippingAmounts, shippingTax } };
    return {
      price: () => {
        const { lines, totals } = explainValidatedCart(cart, explained);
        const itemTax = taxOf(lines.map(({ taxableAmount = money(0) }) => taxableAmount));
        return totals.grandTotalIncludingTax + itemTax;
      },
    };
  },
  tolerance: exact,
};

/** The product's ways: with everything checked beforehand, taxed by table, with every check, and explained. */
export const ironcartWays = { byValidatedCart, byTaxLines, byWholeCart, byTrace };
