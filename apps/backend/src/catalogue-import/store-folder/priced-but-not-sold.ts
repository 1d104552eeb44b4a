import { hasAmountsIn } from '../../catalogue/product-from-row.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ProductDetails } from './product-record.ts';
import type { StoreData } from './record-schemas.ts';

/** Options that may change a product's price. */
const optionFields = ['customOptions', 'hundoPricing'] as const;

const fieldsWithout = (details: ProductDetails, currency: Parameters<typeof hasAmountsIn>[1]): readonly string[] =>
  optionFields.filter((field) => !hasAmountsIn({ details: { [field]: details[field] } }, currency));

/**
 * Products of the files that have a price in a currency but are not sold in it, because an option's amount is missing:
 * one sentence per product and currency. Variants are reported with their parent.
 */
export const pricedButNotSold = async (
  transaction: Transaction,
  { products, prices }: Pick<StoreData, 'products' | 'prices'>,
): Promise<readonly string[]> => {
  const skus = [...new Set([...products.flat(), ...prices].map(({ sku }) => sku))];
  const rows = await transaction
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .select(['sku', 'currency', 'details'])
    .where('sku', '=', (value) => value.fn.any(value.val(skus)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_children')
            .innerJoin('products as parents', 'parents.product_id', 'product_children.parent_id')
            .whereRef('product_children.child_id', '=', 'products.product_id')
            .where('parents.type', '=', 'configurable')
            .select('product_children.child_id'),
        ),
      ),
    )
    .orderBy('products.product_id')
    .orderBy('currency')
    .execute();
  return rows.flatMap(({ sku, currency, details }) =>
    fieldsWithout(details, currency).map(
      (field) => `${sku} has a price in ${currency} and is not sold there: its ${field} have no amount in ${currency}`,
    ),
  );
};
