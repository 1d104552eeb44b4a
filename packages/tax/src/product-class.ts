import { type Product, productRules } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { type TaxClass, taxClasses } from './rules/tax-rule.ts';

/**
 * The tax class of a product, from its attribute `tax_class`; goods if the attribute is missing or names a class that
 * no rule has. Undefined for a gift card: it is stored value, taxed when it is spent.
 * @throws TypeError if the product or its attributes are not an object
 */
export const taxClassOf = (product: Pick<Product, 'type' | 'attributes'>): TaxClass | undefined => {
  const { type, attributes } = requireObject(product, 'product');
  const named = requireObject(attributes, 'product.attributes').tax_class;
  return productRules[type]?.isStoredValue ? undefined : (taxClasses.find((known) => known === named) ?? 'goods');
};
