import { type Address, allocate, type Money, type Product, subtract } from '@ironcart/core';
import { findRule, type TaxableItem, type TaxClass, type TaxLines, type TaxRule, taxLines } from '@ironcart/tax';

/** A line to be taxed: what it comes to, and what it is of. */
interface TaxedLine {
  readonly productId: number;
  readonly rowTotal: Money;
}

export interface TaxedOrder {
  readonly lines: readonly TaxedLine[];
  readonly products: ReadonlyMap<number, Product>;
  /** Taken off the lines in proportion to what they come to. */
  readonly discount: Money;
  readonly shippingAmount: Money;
  readonly address: Pick<Address, 'countryId' | 'postcode' | 'region'>;
}

const taxClasses: readonly TaxClass[] = ['goods', 'food', 'ebook'];

const taxClassOf = (product: Product | undefined): TaxClass =>
  taxClasses.find((taxClass) => taxClass === product?.attributes.tax_class) ?? 'goods';

/** A gift card is money, taxed when it is spent. */
const isTaxed = (product: Product | undefined): boolean => product?.type !== 'giftcard';

/** The tax of an order at its place: the same for the tax call and for placing the order. */
export const taxOfOrder = (order: TaxedOrder, rules: readonly TaxRule[]): TaxLines => {
  const { lines, products, address } = order;
  const discounts = allocate(
    order.discount,
    lines.map(({ rowTotal }) => rowTotal),
  );
  const items = lines.flatMap(({ productId, rowTotal }, index): TaxableItem[] => {
    const product = products.get(productId);
    const share = discounts[index];
    if (!isTaxed(product) || share === undefined) return [];
    return [{ amount: subtract(rowTotal, share), taxClass: taxClassOf(product) }];
  });
  return taxLines(items, order.shippingAmount, (taxClass) =>
    findRule(rules, {
      countryCode: address.countryId,
      taxClass,
      postcode: address.postcode,
      region: address.region,
    }),
  );
};
