import { type Money, money, sum } from '@ironcart/core/money';
import {
  amountToPay,
  type CartQuote,
  type CompleteQuote,
  orderTotals,
  prepareCart,
  quoteCart,
} from '@ironcart/pricing';
import { explain } from '@ironcart/pricing/trace';
import { prepareRule, type TaxableLine, taxOrder } from '@ironcart/tax';
import type { OrderCase } from './order-case.ts';
import { exact, type Way } from './way.ts';

const complete = (quote: CartQuote): CompleteQuote => {
  if (!quote.ok) throw new Error('The cart of the comparison has issues.');
  return quote;
};

/**
 * The tax of a non-negative amount, rounded half up, computed as in the plain loop because tax is not what is measured.
 */
const taxAt =
  (percent: number) =>
  (amount: number): number =>
    Math.floor((amount * percent + 50) / 100);

const shippingOf = ({ shipping }: OrderCase): readonly Money[] => shipping.map(money);

/** The total of a whole order: a quote, plus the sums that every way computes. */
const quotedTotal = ({ shipping, taxPercent }: OrderCase, quote: () => CartQuote): (() => number) => {
  const taxOf = taxAt(taxPercent);
  return () => {
    const { goodsTotal, taxableAmounts } = complete(quote());
    let total: number = goodsTotal;
    for (const amount of taxableAmounts) total += taxOf(amount);
    for (const amount of shipping) total += amount + taxOf(amount);
    return total;
  };
};

const byPreparedCart: Way = {
  name: 'quoteCart, prepared cart',
  isOurs: true,
  prepare: (orderCase) => {
    // Created once, as callers do: each spread copy would have its own hidden class in V8, which costs 0.5 µs and slows
    // all reads.
    const request = { ...orderCase.terms, cart: prepareCart(orderCase.contents) };
    return { price: quotedTotal(orderCase, () => quoteCart(request)) };
  },
  tolerance: exact,
};

const byTaxOrder: Way = {
  name: 'the same, with @ironcart/tax',
  isOurs: true,
  prepare: (orderCase) => {
    const request = { ...orderCase.terms, cart: prepareCart(orderCase.contents) };
    const shippingAmounts = shippingOf(orderCase);
    const rate = String(orderCase.taxPercent);
    const rules = [
      prepareRule({
        countryCode: 'AT',
        taxClass: 'goods',
        postcode: '*',
        region: '*',
        rate,
        code: 'VAT AT',
      }),
    ];
    return {
      price: () => {
        const { subtotal, discount, taxableAmounts } = complete(quoteCart(request));
        const lines = taxableAmounts.map((amount): TaxableLine => ({ amount, taxClass: 'goods' }));
        const taxed = taxOrder({ lines, shipping: { amount: sum(shippingAmounts) } }, () => rules);
        if (!taxed.ok) throw new Error('The order of the comparison cannot be taxed.');
        const { itemTax, shippingTax } = taxed.value;
        return orderTotals({ subtotal, discount, shippingAmounts, itemTax, shippingTax }).grandTotalIncludingTax;
      },
    };
  },
  // It taxes shipping once, as one amount.
  tolerance: ({ shipping }) => shipping.length,
};

const byEntities: Way = {
  name: 'quoteCart, from entities',
  isOurs: true,
  prepare: (orderCase) => {
    const request = { ...orderCase.terms, ...orderCase.contents };
    return { price: quotedTotal(orderCase, () => quoteCart(request)) };
  },
  tolerance: exact,
};

/** The shipping part of an order's totals. */
const shippingAmountsOf = (orderCase: OrderCase) => {
  const taxOf = taxAt(orderCase.taxPercent);
  const shippingAmounts = shippingOf(orderCase);
  return { shippingAmounts, shippingTax: money(shippingAmounts.reduce((tax, amount) => tax + taxOf(amount), 0)) };
};

/** A trace explains every line, the order's totals and the amount due. */
const byLines: Way = {
  name: 'the same, with every line and the totals of the order',
  isOurs: true,
  prepare: (orderCase) => {
    const taxOf = taxAt(orderCase.taxPercent);
    const shipping = shippingAmountsOf(orderCase);
    const request = { ...orderCase.terms, ...orderCase.contents };
    return {
      price: () => {
        const { lines, subtotal, discount, taxableAmounts } = complete(quoteCart(request));
        if (lines.length === 0) throw new Error('The cart of the comparison has no lines.');
        let total: number = amountToPay(orderTotals({ subtotal, discount, ...shipping }));
        for (const amount of taxableAmounts) total += taxOf(amount);
        return total;
      },
    };
  },
  tolerance: exact,
};

const byTrace: Way = {
  name: 'explain, from entities',
  isOurs: true,
  prepare: (orderCase) => {
    const taxOf = taxAt(orderCase.taxPercent);
    const request = { ...orderCase.terms, ...orderCase.contents, order: shippingAmountsOf(orderCase) };
    return {
      price: () => {
        const trace = explain(request);
        let total: number = trace.amountToPay;
        for (const { taxableAmount = 0 } of trace.lines) total += taxOf(taxableAmount);
        return total;
      },
    };
  },
  tolerance: exact,
};

/**
 * The product's ways: with a prepared cart, with the tax table, from entities with every check, and with explanations.
 */
export const ironcartWays = { byPreparedCart, byTaxOrder, byEntities, byLines, byTrace };
