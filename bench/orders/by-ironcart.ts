import { type LineItem, type Money, money, type Product, ratioOfPercent, sum, timesRatio } from '@ironcart/core';
import {
  type CartContents,
  type CartQuote,
  type CompleteQuote,
  orderTotals,
  prepareCart,
  type QuoteTerms,
  quoteCart,
} from '@ironcart/pricing';
import { explain } from '@ironcart/pricing/trace';
import { prepareRule, type TaxableItem, taxLines } from '@ironcart/tax';
import { plainProduct } from './catalogue.ts';
import type { OrderCase } from './order-case.ts';
import { exact, type Way } from './way.ts';

/** The moment at which every measured order is priced. */
const now = Date.UTC(2026, 10, 21);

/** The order as the store holds it: products with a list price and a sale price, items with a quantity. */
const contentsOf = ({ lines }: OrderCase): CartContents => {
  const products = new Map<number, Product>();
  const items = lines.map(({ listPrice, discount, quantity }, index): LineItem => {
    products.set(index, plainProduct(index, { listPrice: money(listPrice), salePrice: money(listPrice - discount) }));
    return { listItemId: String(index), productId: index, qty: quantity, options: {}, metadata: {}, children: [] };
  });
  return { items, products };
};

const termsOf = ({ orderDiscountPercent }: OrderCase): QuoteTerms => ({
  now,
  shopper: { groupId: 0 },
  orderDiscount: { kind: 'percent', percent: String(orderDiscountPercent) },
});

const complete = (quote: CartQuote): CompleteQuote => {
  if (!quote.ok) throw new Error('The cart of the comparison has issues.');
  return quote;
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

/** The whole order's total, by a quote and a tax of each of its amounts. */
const quotedTotal = (orderCase: OrderCase, quote: () => CartQuote): (() => number) => {
  const shippingAmounts = shippingOf(orderCase);
  const taxOf = taxesAt(orderCase.taxPercent);
  return () => {
    const { subtotal, discount, taxableAmounts } = complete(quote());
    const itemTax = taxOf(taxableAmounts);
    const shippingTax = taxOf(shippingAmounts);
    return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
  };
};

const byPreparedCart: Way = {
  name: 'quoteCart, prepared cart',
  isOurs: true,
  prepare: (orderCase) => {
    // Made once, as callers have them: V8 gives each spread copy a shape of its own (0.5 us, and all reads).
    const request = { ...termsOf(orderCase), cart: prepareCart(contentsOf(orderCase)) };
    return { price: quotedTotal(orderCase, () => quoteCart(request)) };
  },
  tolerance: exact,
};

const byTaxLines: Way = {
  name: 'the same, with @ironcart/tax',
  isOurs: true,
  prepare: (orderCase) => {
    const request = { ...termsOf(orderCase), cart: prepareCart(contentsOf(orderCase)) };
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
        const { subtotal, discount, taxableAmounts } = complete(quoteCart(request));
        const items = taxableAmounts.map((amount): TaxableItem => ({ amount, taxClass: 'goods' }));
        const { itemTax, shippingTax } = taxLines(items, sum(shippingAmounts), () => rule);
        return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
      },
    };
  },
  // Its shipping is taxed once, as one amount.
  tolerance: ({ shipping }) => shipping.length,
};

const byEntities: Way = {
  name: 'quoteCart, from entities',
  isOurs: true,
  prepare: (orderCase) => {
    const request = { ...termsOf(orderCase), ...contentsOf(orderCase) };
    return { price: quotedTotal(orderCase, () => quoteCart(request)) };
  },
  tolerance: exact,
};

const byTrace: Way = {
  name: 'explain, from entities',
  isOurs: true,
  prepare: (orderCase) => {
    const shippingAmounts = shippingOf(orderCase);
    const taxOf = taxesAt(orderCase.taxPercent);
    const shippingTax = taxOf(shippingAmounts);
    const request = { ...termsOf(orderCase), ...contentsOf(orderCase), order: { shippingAmounts, shippingTax } };
    return {
      price: () => {
        const { lines, totals } = explain(request);
        const itemTax = taxOf(lines.map(({ taxableAmount = money(0) }) => taxableAmount));
        return totals.grandTotalIncludingTax + itemTax;
      },
    };
  },
  tolerance: exact,
};

/** The product's ways: prepared beforehand, taxed by table, from entities with every check, and explained. */
export const ironcartWays = { byPreparedCart, byTaxLines, byEntities, byTrace };
