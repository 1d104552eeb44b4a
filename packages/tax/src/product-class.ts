import { type Product, productRules } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { type TaxClass, taxClasses } from './rules/tax-rule.ts';

/**
 * The class that a product is taxed in, from its attribute `tax_class`; goods where it names none, or a class that no
 * rule knows. Undefined for a gift card: it is money, taxed when it is spent.
 * @throws TypeError when the product or its attributes are no object
 */
export const taxClassOf = (product: Pick<Product, 'type' | 'attributes'>): TaxClass | undefined => {
  const { type, attributes } = requireObject(product, 'product');
  const named = requireObject(attributes, 'product.attributes').tax_class;
  return productRules[type]?.isStoredValue ? undefined : (taxClasses.find((known) => known === named) ?? 'goods');
};
