import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCart, labStateSchema } from './price-lab/lab-cart.ts';
import { fragmentOf, stateOf } from './share-link.ts';

describe('share link of a lab', () => {
  it('contains every state', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (name, compares) => {
        const cart = { ...exampleCart, products: exampleCart.products.map((product) => ({ ...product, name })) };
        const state = { cart, ...(compares && { before: exampleCart }) };
        expect(stateOf(fragmentOf(state), labStateSchema)).toEqual(state);
      }),
    );
  });

  it.each(['', '#tax', '#lab=', '#lab=%%%', '#lab=e30', fragmentOf({ cart: { lines: 1 } }), fragmentOf(null)])(
    'that is damaged has no state: %s',
    (fragment) => {
      expect(stateOf(fragment, labStateSchema)).toBeUndefined();
    },
  );
});
