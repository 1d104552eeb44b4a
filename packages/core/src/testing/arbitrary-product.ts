import * as fc from 'fast-check';
import { zero } from '../money/index.ts';
import { type CreateProduct, createProduct, type Known } from '../product/create-product.ts';
import type { Product, ProductOf, ProductType } from '../product/product.ts';
import type { Inventory, ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';
import { arbitraryPrice } from './arbitrary-money.ts';

/**
 * Creates a product from the properties that matter to a test, whether or not a store could sell it; its stock is ten.
 */
export const plainProduct: CreateProduct<'name' | 'listPrice'> = <Type extends ProductType>(
  given: { readonly type?: Type } & Known<Type, 'name' | 'listPrice'>,
): ProductOf<Type> => {
  requireObject(given, 'product');
  const { productId } = given as unknown as Pick<Product, 'productId'>;
  const plain = {
    name: `Product ${productId}`,
    sku: `SKU-${productId}`,
    thumbnail: '/img/plain.webp',
    weight: 1,
    inventory: tenInStock,
    ...('startsAt' in given ? {} : { listPrice: zero }),
    ...given,
  };
  return createProduct(plain as unknown as { readonly type: Type } & Known<Type>);
};

const tenInStock: Inventory = {
  min: 1,
  max: 10,
  qoh: 10,
  backorder: false,
  leadTime: null,
  restockStatus: null,
  promoQty: null,
  bin: false,
};

const instant = (): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString());

/** The attributes of a promotion, valid and invalid ones. */
export const arbitraryPromoAttributes = (): fc.Arbitrary<ProductAttributes> =>
  fc.record(
    {
      rogue_promo_enabled: fc.constantFrom(true, false, 1, 0, '1', '0', 'true', null),
      rogue_promo_price: fc.oneof(
        fc.integer({ min: 0, max: 100_000 }).map((cents) => (cents / 100).toFixed(2)),
        fc.constantFrom('', 'free', null),
      ),
      rogue_promo_from_date: fc.oneof(instant(), fc.constantFrom('', null)),
      rogue_promo_to_date: fc.oneof(instant(), fc.constantFrom('', null)),
      rogue_promo_qty_enable: fc.constantFrom(true, false, '1', '0'),
      rogue_promo_qty: fc.constantFrom<string | number | null>(0, 1, 25, '3', '-1', 'abc', '', null),
    },
    { requiredKeys: [] },
  );

/** A simple product with prices of every kind. */
export const arbitraryProduct = (): fc.Arbitrary<ProductOf<'simple'>> =>
  fc
    .record({
      productId: fc.integer({ min: 1, max: 999_999 }),
      listPrice: arbitraryPrice(),
      salePrice: fc.option(arbitraryPrice(), { nil: undefined }),
      groupPrice: fc.option(arbitraryPrice(), { nil: undefined }),
      attributes: arbitraryPromoAttributes(),
      weight: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
      visibility: fc.constantFrom(1, 4),
    })
    .map((given) => plainProduct(given));
