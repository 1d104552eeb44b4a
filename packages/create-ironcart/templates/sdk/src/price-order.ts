import type { LineItem } from '@ironcart/core/list';
import { type Money, money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { amountToPay, orderTotals, quoteCart } from '@ironcart/pricing';
import { createRuleIndex, defaultVatTable, taxOrder } from '@ironcart/tax';

const taxRules = createRuleIndex(defaultVatTable);

/** A cart and its destination. Amounts are in minor units (cents), net of tax. */
export interface Order {
  readonly items: readonly LineItem[];
  /** Every product of the cart, by its id. */
  readonly products: ReadonlyMap<number, Product>;
  readonly shippingAmount: Money;
  readonly shipTo: { readonly countryCode: string; readonly postcode: string };
  /** When the order is placed, in milliseconds since 1970. */
  readonly now: number;
}

export type PricedOrder =
  | { readonly ok: true; readonly goods: Money; readonly tax: Money; readonly toPay: Money }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Prices an order and taxes it by its country's rules; `reasons` states why it cannot be ordered. */
export const priceOrder = ({ items, products, shippingAmount, shipTo, now }: Order): PricedOrder => {
  const quote = quoteCart({ items, products, shopper: { groupId: 0 }, now });
  if (!quote.ok) return { ok: false, reasons: quote.issues.map(({ message }) => message) };

  const taxed = taxOrder(
    {
      lines: quote.taxableAmounts.map((amount) => ({ amount, taxClass: 'goods' })),
      shipping: { amount: shippingAmount },
    },
    taxRules.rulesAt({ ...shipTo, day: new Date(now).toISOString().slice(0, 10) }),
  );
  if (!taxed.ok) return { ok: false, reasons: taxed.issues.map(({ code }) => code) };

  const { itemTax, shippingTax, totalTax } = taxed.value;
  const { subtotal, discount, goodsTotal } = quote;
  const totals = orderTotals({ subtotal, discount, shippingAmounts: [shippingAmount], itemTax, shippingTax });
  return { ok: true, goods: goodsTotal, tax: money(totalTax), toPay: amountToPay(totals) };
};
