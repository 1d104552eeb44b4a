import { type Product, rulesOf } from '../product/product.ts';
import { weightOf } from '../product/weight.ts';

/** Whether a product leaves the dock: nothing virtual, and of gift cards those of plastic. */
export const isShipped = (product: Product): boolean => rulesOf(product).isShipped(product);

interface ShippedItem {
  readonly productId: number;
  readonly qty: number;
  readonly children: readonly ShippedItem[];
}

/** Weights add up in thousandths of a pound, exactly. */
const unitsPerPound = 1_000;

/**
 * What of some lines has to be carried, in pounds: of a configurable its variant, of a bundle its choices. What is not
 * known weighs nothing.
 */
export const shippedWeight = (items: readonly ShippedItem[], products: ReadonlyMap<number, Product>): number => {
  const unitsOf = ({ productId, qty, children }: ShippedItem): number => {
    const product = products.get(productId);
    if (product === undefined || !isShipped(product)) return 0;
    const each =
      children.length > 0
        ? children.reduce((units, child) => units + unitsOf(child), 0)
        : Math.round(weightOf(product) * unitsPerPound);
    return each * qty;
  };
  return items.reduce((units, item) => units + unitsOf(item), 0) / unitsPerPound;
};
