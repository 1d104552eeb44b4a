import type { Transaction } from '../../db/transaction.ts';
import { writeProductOrigins } from '../../rates/write-shipping.ts';
import { refuseCircles } from './category-circles.ts';
import { withProducts } from './known-records.ts';
import type { StoreData } from './record-schemas.ts';
import type { RecordWriters } from './record-writers.ts';
import { upsertRows } from './rows.ts';
import { writeProducts } from './write-products.ts';
import { writeStock } from './write-stock.ts';

/** Writes pickup locations of sites without one; existing locations stay. */
const writePickup = async (
  transaction: Transaction,
  { siteCode, label, carrier, originCode }: StoreData['pickups'][number],
) => {
  const methods = await transaction
    .selectFrom('shipping_methods')
    .select('kind')
    .where('site_code', '=', siteCode)
    .execute();
  if (methods.some(({ kind }) => kind === 'pickup')) return;
  await transaction
    .insertInto('shipping_methods')
    .values({
      site_code: siteCode,
      shipping_code: 'pickup',
      label,
      carrier,
      kind: 'pickup',
      origin_code: originCode,
      dimensional_divisor: null,
      max_package_weight: null,
      max_package_length: null,
      position: methods.length,
    })
    .execute();
};

/** Write the catalogue, prices, stock and pickup locations as in the files. */
export const catalogueWriters = {
  categories: async (transaction, categories) => {
    await upsertRows(
      transaction,
      'categories',
      ['category_id'],
      categories.map((category) => ({
        category_id: category.categoryId,
        parent_id: category.parentId,
        name: category.name,
        url_key: category.urlKey,
        description: category.description,
        picture_master: category.pictureMaster,
        position: category.position,
        in_menu: category.inMenu,
      })),
    );
    await refuseCircles(transaction);
  },
  products: writeProducts,
  prices: async (transaction, prices, onUnknown) =>
    upsertRows(
      transaction,
      'product_prices',
      ['product_id', 'currency'],
      (await withProducts(transaction, prices, onUnknown)).map(({ productId, currency, price, specialPrice }) => ({
        product_id: productId,
        currency,
        price,
        special_price: specialPrice,
      })),
    ),
  stock: writeStock,
  groupPrices: async (transaction, prices, onUnknown) =>
    upsertRows(
      transaction,
      'group_prices',
      ['product_id', 'group_id', 'currency'],
      (await withProducts(transaction, prices, onUnknown)).map(({ productId, groupId, currency, price }) => ({
        product_id: productId,
        group_id: groupId,
        currency,
        price,
      })),
    ),
  productOrigins: async (transaction, origins, onUnknown) => {
    for (const { siteCode, originCode, sku } of await withProducts(transaction, origins, onUnknown)) {
      await writeProductOrigins(transaction, { siteCode, productOrigins: { [originCode]: [sku] } });
    }
  },
  pickups: async (transaction, pickups) => {
    for (const pickup of pickups) await writePickup(transaction, pickup);
  },
} satisfies Partial<RecordWriters>;
