import { allocate, type Money, timesRatio, zero } from '@ironcart/core/money';
import type { RuleClass } from './rules/tax-rule.ts';
import { classOf, plus, type TaxTally } from './tax-tally.ts';
import { isShippingTaxable, type TaxableOrder } from './taxable-order.ts';
import { countedAmount, type TaxedAmount } from './taxed-amount.ts';

interface ShippingPart {
  readonly taxClass: RuleClass;
  readonly amount: Money;
}

/**
 * Distributes the shipping amount over the tax classes in proportion to their net amounts. Classes are sorted by name,
 * so the order of the lines does not matter.
 */
const sharedByLines = ({ lines, shipping }: TaxableOrder, taxed: readonly TaxedAmount[]): readonly ShippingPart[] => {
  const netOfClass = new Map<RuleClass, Money>();
  lines.forEach(({ taxClass }, place) => {
    netOfClass.set(taxClass, plus(netOfClass.get(taxClass) ?? zero, taxed[place]?.net ?? zero));
  });
  const classes = [...netOfClass].filter(([, net]) => net > 0).sort(([left], [right]) => (left < right ? -1 : 1));
  if (classes.length === 0) return [{ taxClass: 'shipping', amount: shipping.amount }];
  const shares = allocate(
    shipping.amount,
    classes.map(([, net]) => net),
  );
  return classes.map(([taxClass], index) => ({ taxClass, amount: shares[index] ?? zero }));
};

/**
 * Computes the taxes of the shipping, after those of the lines, and adds them to the tally; undefined if the shipping
 * is invalid.
 */
export const taxShipping = (
  order: TaxableOrder,
  taxed: readonly TaxedAmount[],
  tally: TaxTally,
): TaxedAmount | undefined => {
  if (!isShippingTaxable(order.shipping)) return undefined;
  const { amount, taxedAs = 'shipping', prices = tally.terms.prices } = order.shipping;
  if (amount === 0) return { net: zero, tax: zero, gross: zero };
  const parts = taxedAs === 'lines' ? sharedByLines(order, taxed) : [{ taxClass: taxedAs, amount }];
  let net = zero;
  let tax = zero;
  for (const part of parts) {
    const taxedClass = classOf(tally, part.taxClass, prices);
    if (!taxedClass) return undefined;
    let partTax = zero;
    for (const { count, ratio } of taxedClass.taxes) {
      const due = timesRatio(part.amount, ratio, tally.terms.rounding);
      count.shippingAmount = plus(count.shippingAmount, due);
      count.taxAmount = plus(count.taxAmount, due);
      partTax = plus(partTax, due);
    }
    net = plus(net, countedAmount(taxedClass, part.amount, partTax).net);
    tax = plus(tax, partTax);
  }
  return { net, tax, gross: plus(net, tax) };
};
