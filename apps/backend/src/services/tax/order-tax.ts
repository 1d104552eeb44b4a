import type { Money, OrderItem, Product } from '@ironcart/core';
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
  readonly lines: readonly Pick<OrderItem, 'productId' | 'qty' | 'rowTotal'>[];
  /** Every product of the lines, children included. */
  readonly products: ReadonlyMap<number, Product>;
  /** What discounts take off each line, in minor units: what the quote says, or `discountSharesOf` a request. */
  readonly discountShares: readonly Money[];
  readonly shippingAmount: Money;
}

const taxClassOf = (product: Product | undefined): TaxClass =>
  taxClasses.find((taxClass) => taxClass === product?.attributes.tax_class) ?? 'goods';

/** A gift card is money, taxed when it is spent. */
const isTaxed = (product: Product | undefined): boolean => product?.type !== 'giftcard';

/**
 * The tax of an order: the same for the tax call and for placing the order.
 * @param rulesOf the rules at the order's place and day
 * @throws Error for an order that cannot be taxed, which the checks of the wire rule out
 */
export const taxOfOrder = (order: OrderToTax, rulesOf: RulesOfClass): TaxedOrder => {
  const lines = order.lines.flatMap(({ productId, rowTotal, qty }, index): TaxableLine[] => {
    const product = order.products.get(productId);
    if (!isTaxed(product)) return [];
    return [{ amount: rowTotal, taxClass: taxClassOf(product), quantity: qty, discount: order.discountShares[index] }];
  });
  const taxed = taxOrder({ lines, shipping: { amount: order.shippingAmount } }, rulesOf);
  if (!taxed.ok) throw new Error(`The order cannot be taxed: ${JSON.stringify(taxed.issues)}`);
  return taxed.value;
};
