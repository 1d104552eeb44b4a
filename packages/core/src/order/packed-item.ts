import { type ProductType, rulesOf } from '../product/product.ts';
import { requireFields } from '../require-argument.ts';

interface NamedItem {
  readonly name: string;
  readonly sku: string;
}

/**
 * The name and SKU under which a line of an order is packed, tracked and returned: those of the chosen variant, because
 * an order may have several variants of one product.
 */
export const packedItem = (
  facts: NamedItem & { readonly type: ProductType; readonly children: readonly NamedItem[] },
): NamedItem => {
  requireFields(facts, 'facts', { children: 'array' });
  const {
    name,
    sku,
    type,
    children: [variant],
  } = facts;
  return variant && rulesOf({ type }).isSoldAsChild ? { name: variant.name, sku: variant.sku } : { name, sku };
};
