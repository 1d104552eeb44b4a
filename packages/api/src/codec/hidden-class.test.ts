import { setFlagsFromString } from 'node:v8';
import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { productFromWire, productToWire } from './product.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 keeps two objects by the same hidden class, so that compiled code reads both at the same place. */
const hasSameClass: (left: object, right: object) => boolean = Function('l', 'r', 'return %HaveSameMap(l, r)') as never;

const made = Array.from({ length: 40 }, (_, index) =>
  createProduct({
    productId: index,
    name: `Bar ${index}`,
    listPrice: money(100),
    ...(index % 2 === 0 && { salePrice: money(90), attributes: { color: 'black' } }),
    ...(index % 3 === 0 && { groupPrice: money(80), weight: 4.5 }),
    ...(index % 5 === 0 && { brand: 'Iron', sku: `R-${index}`, rating: { average: 4.5, count: 2 } }),
  }),
);
const overTheWire = made.map((product) => productFromWire(JSON.parse(JSON.stringify(productToWire(product)))));

// Pricing a cart from entities takes twice as long if products have different hidden classes.
describe('all products share one hidden class, whichever fields are known', () => {
  it.each([
    ['createProduct', made],
    ['productFromWire', overTheWire],
  ])('%s', (_name, [first, ...others]) => {
    for (const other of others) expect(hasSameClass(first as object, other)).toBe(true);
  });
});
