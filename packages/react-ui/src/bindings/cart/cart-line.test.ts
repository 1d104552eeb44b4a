import { type LineItem, lineQuantityCap } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import { createProduct, type Inventory, type Product } from '@ironcart/core/product';
import { expect, it } from 'vitest';
import { toCartLine } from './cart-line.ts';

const stock = (max: number): Inventory => ({
  min: 1,
  max,
  qoh: max,
  backorder: false,
  leadTime: null,
  restockStatus: null,
  promoQty: null,
  bin: false,
});
const productOf = (productId: number, max: number, type: 'simple' | 'bundle' = 'simple') =>
  createProduct({ productId, name: 'Bar', type, listPrice: money(100), inventory: stock(max) });
const item = (productId: number, qty: number, children: readonly LineItem[] = []): LineItem => ({
  listItemId: `line-${productId}`,
  productId,
  qty,
  options: {},
  metadata: {},
  children,
});

it('cart line limits a bundle by its scarcest part, like the backend [S5-cart-01]', () => {
  const products = new Map(
    [productOf(1, 99, 'bundle'), productOf(2, 40), productOf(3, 9)].map((p) => [p.productId, p]),
  );
  const line = item(1, 1, [item(2, 1), item(3, 2)]);
  expect(toCartLine(line, products, { quoted: undefined, shortage: undefined, earned: [] }).maxQty).toBe(4);
  expect(lineQuantityCap(line, products)).toBe(4);
});

it('cart line of a discontinued product explains that it can only be removed', () => {
  const message = 'Trying to get price for not loaded product';
  const issues = [{ code: 'productNotLoaded', message, listItemId: 'line-9', productId: 9 }] as const;
  const quoted = { ok: false, listItemId: 'line-9', productId: 9, qty: 1, issues } as const;
  const view = toCartLine(item(9, 1), new Map(), { quoted, shortage: undefined, earned: [] });
  expect(view).toMatchObject({ name: 'No longer available', issue: 'No longer sold here, please remove it' });
});

it('cart line of a custom product type describes its selection, and links back to it', () => {
  const line = { ...item(2, 1), metadata: { choice: { days: 3 } } };
  const products = new Map([[2, productOf(2, 5)]]);
  const view = toCartLine(line, products, { quoted: undefined, shortage: undefined, earned: [] });
  expect(view).toMatchObject({ options: [{ label: 'Days', value: '3' }], url: '/product-2?days=3' });
});

it('cart line has the picture of the variant, otherwise that of the product', () => {
  const shirt = createProduct({ productId: 5, name: 'Shirt', listPrice: money(100), type: 'configurable', axes: [] });
  const picture = (name: string) => [{ link: `${name}.jpg`, label: '', width: 1, height: 1 }];
  const [red, blue] = [productOf(6, 9), productOf(7, 9)];
  const known = [{ ...shirt, gallery: picture('shirt') }, { ...red, gallery: picture('red') }, blue];
  const products = new Map<number, Product>(known.map((product) => [product.productId, product]));
  const pictureWith = (child: number) =>
    toCartLine(item(5, 1, [item(child, 1)]), products, { quoted: undefined, shortage: undefined, earned: [] }).picture
      ?.link;
  expect([6, 7].map(pictureWith)).toEqual(['red.jpg', 'shirt.jpg']);
});
