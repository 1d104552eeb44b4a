import type { Currency } from '@ironcart/core';
import type { SeedData, SeedProduct } from '@ironcart/seed';
import { chunksOf } from '../db/chunks.ts';
import type { Transaction } from '../db/transaction.ts';

const centimetresPerInch = 2.54;

const inches = (centimetres: number): string => (centimetres / centimetresPerInch).toFixed(2);

const boxOf = ({ dimensions }: SeedProduct) => ({
  box_length: dimensions ? inches(dimensions.length) : null,
  box_width: dimensions ? inches(dimensions.width) : null,
  box_height: dimensions ? inches(dimensions.height) : null,
});

const productRow = (product: SeedProduct) => ({
  product_id: product.productId,
  sku: product.sku,
  name: product.name,
  type: product.type,
  brand: product.brand,
  url_key: product.urlKey,
  short_description: product.shortDescription,
  description: product.description,
  weight: String(product.weight),
  ...boxOf(product),
  visibility: product.visibility,
  rating_average: product.rating ? String(product.rating.average) : null,
  rating_count: product.rating?.count ?? 0,
  attributes: JSON.stringify(product.attributes),
  pictures: JSON.stringify(product.pictures),
  details: JSON.stringify({
    gearSpecs: product.gearSpecs,
    axes: product.axes,
    bundleOptions: product.bundleOptions,
    customOptions: product.customOptions,
    giftcardData: product.giftcardData,
    hundoPricing: product.hundoPricing,
  }),
});

const inventoryRow = ({ productId, inventory }: SeedProduct) => ({
  product_id: productId,
  qoh: inventory.qoh,
  min_qty: inventory.min,
  max_qty: inventory.max,
  backorder: inventory.backorder,
  lead_time: inventory.leadTime,
  bin: inventory.bin,
});

const priceRows = ({ productId, prices }: SeedProduct) =>
  (Object.keys(prices) as Currency[]).map((currency) => ({
    product_id: productId,
    currency,
    price: prices[currency].price,
    special_price: prices[currency].specialPrice ?? null,
  }));

const childRows = ({ productId, childrenIds = [] }: SeedProduct) =>
  [...new Set(childrenIds)].map((childId, position) => ({ parent_id: productId, child_id: childId, position }));

const parentsFirst = (categories: SeedData['categories']): SeedData['categories'] => {
  const ordered: SeedData['categories'][number][] = [];
  const add = (parentId: number | null): void => {
    for (const category of categories.filter((candidate) => candidate.parentId === parentId)) {
      ordered.push(category);
      add(category.categoryId);
    }
  };
  add(null);
  return ordered;
};

/** Writes products with prices, stock, children and categories. */
export const seedCatalogue = async (transaction: Transaction, data: SeedData): Promise<void> => {
  for (const products of chunksOf(data.products)) {
    await transaction.insertInto('products').values(products.map(productRow)).execute();
    await transaction.insertInto('inventory').values(products.map(inventoryRow)).execute();
    await transaction.insertInto('product_prices').values(products.flatMap(priceRows)).execute();
  }
  for (const rows of chunksOf(data.products.flatMap(childRows))) {
    await transaction.insertInto('product_children').values(rows).execute();
  }
  for (const category of parentsFirst(data.categories)) {
    await transaction
      .insertInto('categories')
      .values({
        category_id: category.categoryId,
        parent_id: category.parentId,
        name: category.name,
        url_key: category.urlKey,
        description: category.description,
        picture_master: category.pictureMaster,
        position: category.position,
        in_menu: category.inMenu,
      })
      .execute();
  }
  const memberships = data.products.flatMap(({ productId, categoryIds }, position) =>
    [...new Set(categoryIds)].map((categoryId) => ({ category_id: categoryId, product_id: productId, position })),
  );
  for (const rows of chunksOf(memberships)) await transaction.insertInto('category_products').values(rows).execute();
};
