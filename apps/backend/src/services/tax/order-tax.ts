import { type Address, add, type Money, type Product, subtract, sum, zero } from '@ironcart/core';
import { hundoDiscount, type WeighedLine } from '@ironcart/pricing';
import {
  findRule,
  shareDiscount,
  type TaxableItem,
  type TaxClass,
  type TaxLines,
  taxClasses,
  taxLines,
} from '@ironcart/tax';
import { byLevy, type LeviedRule } from './levied-rule.ts';

export interface TaxedOrder {
  readonly lines: readonly WeighedLine[];
  /** Every product of the lines, children included. */
  readonly products: ReadonlyMap<number, Product>;
  /** That of the weight tiers, in minor units. */
  readonly hundoDiscount: Money;
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

/**
 * What each line takes of the discount: its share by weight, as the tiers give it. A discount that is not theirs is
 * shared by what the lines come to, and is never more than that.
 */
const discountsOf = ({ lines, products, hundoDiscount: said }: TaxedOrder): readonly Money[] => {
  const { discount, shares } = hundoDiscount(lines, products);
  if (said === discount) return lines.map(({ listItemId }) => shares.get(listItemId) ?? zero);
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  const subtotal = sum(rowTotals);
  return shareDiscount(rowTotals, { amount: said < subtotal ? said : subtotal });
};

/** The tax of an order at its place: the same for the tax call and for placing the order. */
export const taxOfOrder = (order: TaxedOrder, rules: readonly LeviedRule[]): TaxLines => {
  const { lines, products, address } = order;
  const discounts = discountsOf(order);
  const items = lines.flatMap(({ productId, rowTotal }, index): TaxableItem[] => {
    const product = products.get(productId);
    const share = discounts[index];
    if (!isTaxed(product) || share === undefined) return [];
    return [{ amount: subtract(rowTotal, share), taxClass: taxClassOf(product) }];
  });
  const { countryId: countryCode, postcode, region } = address;
  return byLevy(rules)
    .map((ofLevy) =>
      taxLines(items, order.shippingAmount, (taxClass) =>
        findRule(ofLevy, { countryCode, taxClass, postcode, region }),
      ),
    )
    .reduce(together, untaxed);
};
