import type { Product } from '../product/product.ts';
import { requireFields } from '../require-argument.ts';

/** The product fields with shipping groups, which the merchant assigns. */
export type Shipped = Pick<Product, 'attributes'>;

/** The shipping group of heavy goods that ship directly, in separate packages. */
export const heavyDirectGroup = 'HEAVY_DIRECT';

const freeShippingGroups: readonly string[] = ['FREE', '3_FREE_ALL'];

/** The shipping groups of a product; several are separated by commas or '#'. */
export const shippingGroupsOf = ({ attributes }: Shipped): readonly string[] =>
  String(attributes.shipperhq_shipping_group ?? '')
    .split(/[,#]/)
    .map((group) => group.trim())
    .filter((group) => group !== '');

/** Whether a product forces the order to be split into packages (S9-ship-02). */
export const isHeavyDirect = (product: Shipped): boolean => {
  requireFields(product, 'product', { attributes: 'object' });
  return shippingGroupsOf(product).includes(heavyDirectGroup);
};

/** Whether the goods of a shipping group ship free (S9-ship-08, -09). */
export const isFreeShippingGroup = (group: string): boolean => freeShippingGroups.includes(group);

/** Whether any of a product's groups ships free. */
export const shipsFree = (product: Shipped): boolean => {
  requireFields(product, 'product', { attributes: 'object' });
  return shippingGroupsOf(product).some(isFreeShippingGroup);
};
