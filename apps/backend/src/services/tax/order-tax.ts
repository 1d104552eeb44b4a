import { allocate, type Money, money, type Product, sum, zero } from '@ironcart/core';
import { hundoDiscount, type WeighedLine } from '@ironcart/pricing';
import {
  type RulesOfClass,
  type TaxableLine,
  type TaxClass,
  type TaxedOrder,
  taxClasses,
  taxOrder,
} from '@ironcart/tax';

/** What of an order decides its tax. */
export interface OrderToTax {
  readonly lines: readonly WeighedLine[];
  /** Every product of the lines, children included. */
  readonly products: ReadonlyMap<number, Product>;
  /** That of the weight tiers, in minor units. */
  readonly hundoDiscount: Money;
  readonly shippingAmount: Money;
}

const taxClassOf = (product: Product | undefined): TaxClass =>
  taxClasses.find((taxClass) => taxClass === product?.attributes.tax_class) ?? 'goods';

/** A gift card is money, taxed when it is spent. */
const isTaxed = (product: Product | undefined): boolean => product?.type !== 'giftcard';

/**
 * What each line takes of the discount: its share by weight, as the tiers give it. A discount that is not theirs, or more
 * than the lines can bear so, is shared by what the lines come to, and is never more than that.
 */
const discountsOf = ({ lines, products, hundoDiscount: said }: OrderToTax): readonly Money[] => {
  const { discount, shares } = hundoDiscount(lines, products);
  const byWeight = lines.map(({ listItemId }) => shares.get(listItemId) ?? zero);
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  if (said === discount && byWeight.every((share, index) => share <= (rowTotals[index] ?? zero))) return byWeight;
  return lines.length === 0 ? [] : allocate(money(Math.min(said, sum(rowTotals))), rowTotals);
};

/**
 * The tax of an order: the same for the tax call and for placing the order.
 * @param rulesOf the rules at the order's place and day
 * @throws Error for an order that cannot be taxed, which the checks of the wire rule out
 */
export const taxOfOrder = (order: OrderToTax, rulesOf: RulesOfClass): TaxedOrder => {
  const discounts = discountsOf(order);
  const lines = order.lines.flatMap(({ productId, rowTotal, qty }, index): TaxableLine[] => {
    const product = order.products.get(productId);
    if (!isTaxed(product)) return [];
    return [{ amount: rowTotal, taxClass: taxClassOf(product), quantity: qty, discount: discounts[index] }];
  });
  const taxed = taxOrder({ lines, shipping: { amount: order.shippingAmount } }, rulesOf);
  if (!taxed.ok) throw new Error(`The order cannot be taxed: ${JSON.stringify(taxed.issues)}`);
  return taxed.value;
};
