import { type Address, add, allocate, type Money, type Product, subtract, sum, zero } from '@ironcart/core';
import { findRule, type TaxableItem, type TaxClass, type TaxLines, taxClasses, taxLines } from '@ironcart/tax';
import { byLevy, type LeviedRule } from './levied-rule.ts';

/** A line to be taxed: what it comes to, and what it is of. */
interface TaxedLine {
  readonly productId: number;
  readonly rowTotal: Money;
}

export interface TaxedOrder {
  readonly lines: readonly TaxedLine[];
  readonly products: ReadonlyMap<number, Product>;
  /** Taken off the lines in proportion to what they come to, and no more than that. */
  readonly discount: Money;
  readonly shippingAmount: Money;
  readonly address: Pick<Address, 'countryId' | 'postcode' | 'region'>;
}

const taxClassOf = (product: Product | undefined): TaxClass =>
  taxClasses.find((taxClass) => taxClass === product?.attributes.tax_class) ?? 'goods';

/** A gift card is money, taxed when it is spent. */
const isTaxed = (product: Product | undefined): boolean => product?.type !== 'giftcard';

const untaxed: TaxLines = { itemTax: zero, shippingTax: zero, totalTax: zero, summary: [] };

/** Taxes that are due side by side, each with lines of its own. */
const together = (left: TaxLines, right: TaxLines): TaxLines => ({
  itemTax: add(left.itemTax, right.itemTax),
  shippingTax: add(left.shippingTax, right.shippingTax),
  totalTax: add(left.totalTax, right.totalTax),
  summary: [...left.summary, ...right.summary],
});

/** The tax of an order at its place: the same for the tax call and for placing the order. */
export const taxOfOrder = (order: TaxedOrder, rules: readonly LeviedRule[]): TaxLines => {
  const { lines, products, address } = order;
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  const subtotal = sum(rowTotals);
  const discounts = allocate(order.discount < subtotal ? order.discount : subtotal, rowTotals);
  const items = lines.flatMap(({ productId, rowTotal }, index): TaxableItem[] => {
    const product = products.get(productId);
    const share = discounts[index];
    if (!isTaxed(product) || share === undefined) return [];
    return [{ amount: subtract(rowTotal, share), taxClass: taxClassOf(product) }];
  });
  return byLevy(rules)
    .map((ofLevy) =>
      taxLines(items, order.shippingAmount, (taxClass) =>
        findRule(ofLevy, {
          countryCode: address.countryId,
          taxClass,
          postcode: address.postcode,
          region: address.region,
        }),
      ),
    )
    .reduce(together, untaxed);
};
