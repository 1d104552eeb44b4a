import type { Money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { type RulesOfClass, type TaxableLine, type TaxedOrder, taxClassOf, taxOrder, taxTermsOf } from '@ironcart/tax';

/** The data of an order that determines its tax. */
export interface OrderToTax {
  readonly lines: readonly Pick<OrderItem, 'productId' | 'qty' | 'rowTotal'>[];
  /** All products of the lines, children included. */
  readonly products: ReadonlyMap<number, Product>;
  /** Discount per line in minor units: from the quote, or from `discountSharesOf` for a request. */
  readonly discountShares: readonly Money[];
  readonly shippingAmount: Money;
}

/**
 * The tax of an order: the same for the tax call and for placing the order.
 * @param rulesOf the rules at the order's place and day
 * @param site the site with the tax terms
 * @throws Error for an order that cannot be taxed, which the contract's validation excludes
 */
export const taxOfOrder = (order: OrderToTax, rulesOf: RulesOfClass, site: Pick<Site, 'tax'>): TaxedOrder => {
  const lines = order.lines.flatMap(({ productId, rowTotal, qty }, index): TaxableLine[] => {
    const product = order.products.get(productId);
    const taxClass = product ? taxClassOf(product) : 'goods';
    if (taxClass === undefined) return [];
    return [{ amount: rowTotal, taxClass, quantity: qty, discount: order.discountShares[index] }];
  });
  const shipping = { amount: order.shippingAmount, taxedAs: site.tax?.shippingTaxedAs };
  const taxed = taxOrder({ lines, shipping }, rulesOf, taxTermsOf(site));
  if (!taxed.ok) throw new Error(`The order cannot be taxed: ${JSON.stringify(taxed.issues)}`);
  return taxed.value;
};
