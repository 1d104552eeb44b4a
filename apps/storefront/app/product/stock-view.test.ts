import { describe, expect, it } from 'vitest';
import { bar, shirt } from '../testing/fixtures.ts';
import { plates } from '../testing/products-of-each-type.ts';
import { openChoiceStock } from './stock-view.ts';

describe('stock of a product before a selection', () => {
  it('names every option that it depends on', () => {
    const [axis] = shirt.axes;
    const axes = axis === undefined ? [] : [axis, { ...axis, label: 'Inseam' }];
    expect(openChoiceStock({ ...shirt, axes })).toEqual({ code: 'open', choice: 'a colour and an inseam' });
  });

  it('keeps the letter case of the label', () => {
    const axes = shirt.axes.map((axis) => ({ ...axis, label: 'EU size' }));
    expect(openChoiceStock({ ...shirt, axes })).toEqual({ code: 'open', choice: 'an EU size' });
  });

  it('counts the members of a group that are in stock', () => {
    const stocked = (quantities: readonly number[]) =>
      openChoiceStock({
        ...plates,
        children: quantities.map((qoh) => ({ ...bar, inventory: bar.inventory && { ...bar.inventory, qoh } })),
      });
    expect(stocked([9, 9])).toEqual({ code: 'inStock' });
    expect(stocked([9, 2, 0])).toEqual({ code: 'someInStock', inStock: 2, of: 3 });
    expect(stocked([0, 0])).toBeUndefined();
  });

  it('is out of stock if every variant is', () => {
    const children = shirt.children.map((child) => ({ ...child, inventory: undefined }));
    expect(openChoiceStock({ ...shirt, children })).toEqual({ code: 'outOfStock' });
  });
});
