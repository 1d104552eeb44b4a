import type { Product } from '@ironcart/core/product';
import { hasAmountsIn, hasRenewalPriceIn } from '../../catalogue/product-from-row.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ProductDetails } from './product-record.ts';
import type { StoreData } from './record-schemas.ts';

/** Options that may change a product's price. */
const optionFields = ['customOptions', 'hundoPricing'] as const;

interface PricedRow {
  readonly sku: string;
  readonly currency: Parameters<typeof hasAmountsIn>[1];
  readonly details: ProductDetails;
  readonly attributes: Product['attributes'];
}

const reasonsOf = ({ currency, details, attributes }: PricedRow): readonly string[] => [
  ...optionFields
    .filter((field) => !hasAmountsIn({ details: { [field]: details[field] } }, currency))
    .map((field) => `its ${field} have no amount in ${currency}`),
  ...(hasRenewalPriceIn({ attributes }, currency) ? [] : [`its renewal_price has no amount in ${currency}`]),
];

/**
 * Products of the files that have a price in a currency but are not sold in it, because an option's amount or a later
 * price of a subscription is missing: one sentence per product and currency. Variants are reported with their parent.
 */
export const pricedButNotSold = async (
  transaction: Transaction,
  { products, prices }: Pick<StoreData, 'products' | 'prices'>,
): Promise<readonly string[]> => {
  const skus = [...new Set([...products.flat(), ...prices].map(({ sku }) => sku))];
  const rows = await transaction
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .select(['sku', 'currency', 'details', 'attributes'])
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
  return rows.flatMap((row) =>
    reasonsOf(row).map((reason) => `${row.sku} has a price in ${row.currency} and is not sold there: ${reason}`),
  );
};
