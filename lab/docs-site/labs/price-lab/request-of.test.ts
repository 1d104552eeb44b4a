import { quoteCart } from '@ironcart/pricing';
import { describe, expect, it } from 'vitest';
import { fragmentOf, stateOf } from '../share-link.ts';
import { emptyLine, exampleCart, type LabCart, labStateSchema } from './lab-cart.ts';
import { requestOf } from './request-of.ts';

const quoteOf = (cart: Partial<LabCart>) => {
  const read = requestOf({ ...exampleCart, orderDiscount: { kind: 'none', value: '' }, ...cart });
  if (!read.ok) throw new Error(read.unread.map(({ field }) => field).join());
  return quoteCart(read.request);
};

describe('price lab cart', () => {
  it('prices a bundle with its parts, and without omitted parts', () => {
    const set = { ...emptyLine, product: 2 };
    // 20.00 for the set, 299.00 for the bar by its promotion, 2 x 44.99 for the plates.
    expect(quoteOf({ lines: [set] })).toMatchObject({ ok: true, subtotal: 2_000 + 29_900 + 8_998 });
    expect(quoteOf({ lines: [{ ...set, without: [0] }] })).toMatchObject({ ok: true, subtotal: 2_000 + 8_998 });
    const [bar, plate, bundle] = exampleCart.products;
    const share = [{ product: 1, qty: '1', kind: 'percent', price: '12.5' }] as const;
    const products = [bar, plate, { ...bundle, parts: share }] as LabCart['products'];
    expect(quoteOf({ products, lines: [set] })).toMatchObject({ ok: true, subtotal: 2_000 + 250 });
  });

  it('applies the weight tier reached by the plates in the cart', () => {
    const plates = (qty: string) => quoteOf({ lines: [{ ...emptyLine, product: 1, qty }] });
    expect(plates('6')).toMatchObject({ discount: 0 });
    expect(plates('7')).toMatchObject({ discount: 7 * 45 * 10 });
  });

  it('names the fields of tiers and parts that it cannot parse', () => {
    const [, plate] = exampleCart.products;
    const products = [{ ...plate, weight: 'heavy', tiers: [{ from: '1', off: 'x' }] }] as LabCart['products'];
    expect(requestOf({ ...exampleCart, products })).toMatchObject({
      ok: false,
      unread: [{ field: 'Plate, weight' }, { field: 'Plate, discount of tier 1' }],
    });
  });

  it('reads a link created before weights and bundles', () => {
    const old = {
      ...exampleCart,
      products: exampleCart.products.map(({ weight: _, tiers: __, parts: ___, ...product }) => product),
      lines: exampleCart.lines.map(({ without: _, ...line }) => line),
    };
    const [product] = stateOf(fragmentOf({ cart: old }), labStateSchema)?.cart.products ?? [];
    expect(product).toMatchObject({ name: 'Bar', weight: '', tiers: [], parts: [] });
  });
});
