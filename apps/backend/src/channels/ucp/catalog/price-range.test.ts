import { money } from '@ironcart/core/money';
import { createProduct, type Product } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { priceRangeOf } from './price-range.ts';
import type { PricedVariant } from './priced-variants.ts';

const bundle = createProduct({ productId: 1, type: 'bundle', name: 'Rack', listPrice: money(1) });
const variant = (
  price: number,
  selected: Readonly<Record<string, string>>,
  product: Product = bundle,
): PricedVariant => ({
  product,
  shown: product,
  parts: [],
  id: '1',
  status: 'in_stock',
  price: money(price),
  listPrice: money(price),
  selected: Object.entries(selected).map(([name, label]) => ({ name, label })),
});
const rangeOf = (...variants: readonly PricedVariant[]) => priceRangeOf(variants, ({ price }) => price);

describe('price range of a product', () => {
  it('adds up the surcharges of independent choices', () => {
    const first = variant(1_000, { Bar: 'short', Hook: 'plain' });
    const dear = variant(1_300, { Bar: 'long', Hook: 'plain' });
    const cheap = variant(900, { Bar: 'none', Hook: 'plain' });
    const hooked = variant(1_050, { Bar: 'short', Hook: 'padded' });
    expect(rangeOf(first, dear, cheap, hooked)).toEqual({ min: 900, max: 1_350 });
    expect(rangeOf(first)).toEqual({ min: 1_000, max: 1_000 });
  });

  it('covers the children of a configurable, and the members of a group', () => {
    const plate = createProduct({ productId: 2, type: 'configurable', name: 'Plate', listPrice: money(1) });
    expect(rangeOf(variant(10, { Colour: 'a' }, plate), variant(30, { Colour: 'b' }, plate))).toEqual({
      min: 10,
      max: 30,
    });
    const member = createProduct({ productId: 3, name: 'Member', listPrice: money(1) });
    expect(rangeOf(variant(10, {}), variant(30, {}, member))).toEqual({ min: 10, max: 30 });
  });
});
