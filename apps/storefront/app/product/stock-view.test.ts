import { describe, expect, it } from 'vitest';
import { shirt } from '../testing/fixtures.ts';
import { openChoiceStock } from './stock-view.ts';

describe('stock of a product before a selection', () => {
  it('names every choice that it depends on', () => {
    const [axis] = shirt.axes;
    const axes = axis === undefined ? [] : [axis, { ...axis, label: 'Inseam' }];
    expect(openChoiceStock({ ...shirt, axes })).toEqual({ code: 'open', choice: 'a colour and an inseam' });
  });

  it('keeps the capitals of an abbreviation', () => {
    const axes = shirt.axes.map((axis) => ({ ...axis, label: 'EU size' }));
    expect(openChoiceStock({ ...shirt, axes })).toEqual({ code: 'open', choice: 'an EU size' });
  });

  it('is out of stock if every choice is', () => {
    const children = shirt.children.map((child) => ({ ...child, inventory: undefined }));
    expect(openChoiceStock({ ...shirt, children })).toEqual({ code: 'outOfStock' });
  });
});
