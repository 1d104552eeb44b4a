import { type Product, rulesOf } from '../product/product.ts';
import { weightOf } from '../product/weight.ts';
import { requireEntries, requireMap, requireObject } from '../require-argument.ts';

/** Whether a product is shipped: not virtual, and of gift cards only plastic ones. */
export const isShipped = (product: Product): boolean => {
  requireObject(product, 'product');
  return rulesOf(product).isShipped(product);
};

interface ShippedItem {
  readonly productId: number;
  readonly qty: number;
  readonly children: readonly ShippedItem[];
}

/** Weights are added in thousandths of a pound, exactly. */
const unitsPerPound = 1_000;

/**
 * The shipped weight of lines in pounds: the variant of a configurable, the chosen parts of a bundle. Unknown products
 * weigh 0.
 */
export const shippedWeight = (items: readonly ShippedItem[], products: ReadonlyMap<number, Product>): number => {
  requireEntries(items, 'items');
  requireMap(products, 'products');
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
