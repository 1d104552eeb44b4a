import type { Transaction } from '../../db/transaction.ts';
import { replaceRows, upsertRows } from './rows.ts';
import type { StoreProduct } from './store-product.ts';

const productRow = (product: StoreProduct) => ({
  product_id: product.productId,
  sku: product.sku,
  name: product.name,
  type: product.type,
  brand: product.brand,
  url_key: product.urlKey,
  short_description: product.shortDescription,
  description: product.description,
  weight: String(product.weight),
  box_length: product.boxInches ? String(product.boxInches.length) : null,
  box_width: product.boxInches ? String(product.boxInches.width) : null,
  box_height: product.boxInches ? String(product.boxInches.height) : null,
  visibility: product.visibility,
  imported_rating_average: product.rating ? String(product.rating.average) : null,
  imported_rating_count: product.rating?.count ?? 0,
  attributes: product.attributes,
  pictures: product.pictures,
  details: {
    gearSpecs: product.gearSpecs,
    axes: product.axes,
    bundleOptions: product.bundleOptions,
    customOptions: product.customOptions,
    giftcardData: product.giftcardData,
    hundoPricing: product.hundoPricing,
  },
});

/** The file states all pieces of a limited promotion, including those that orders have moved into shares. */
const removeShares = async (transaction: Transaction, ids: readonly number[]): Promise<void> => {
  await transaction
    .deleteFrom('promotion_shares')
    .where('product_id', '=', (value) => value.fn.any(value.val([...ids])))
    .execute();
};

/** Writes products with their children and categories; the file's fields replace those of existing products. */
export const writeProducts = async (transaction: Transaction, products: readonly StoreProduct[]): Promise<void> => {
  const ids = products.map(({ productId }) => productId);
  // Removed before and after the rows are locked: orders hold shares while they wait for such a row, and create some
  // until it is locked.
  await removeShares(transaction, ids);
  await upsertRows(transaction, 'products', ['product_id'], products.map(productRow));
  await removeShares(transaction, ids);
  await replaceRows(
    transaction,
    'product_children',
    ['parent_id', 'child_id'],
    ids,
    products.flatMap(({ productId, childrenIds }) =>
      childrenIds.map((childId, position) => ({ parent_id: productId, child_id: childId, position })),
    ),
  );
  await replaceRows(
    transaction,
    'category_products',
    ['product_id', 'category_id'],
    ids,
    products.flatMap(({ productId, categoryIds }, position) =>
      [...new Set(categoryIds)].map((categoryId) => ({ product_id: productId, category_id: categoryId, position })),
    ),
  );
};
