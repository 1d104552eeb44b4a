import { describe, expect, it } from 'vitest';
import { skusNamedIn } from './skus-named-in.ts';

describe('skusNamedIn', () => {
  it('finds the SKUs of the cart in a message, as whole words [S8-err-order-10]', () => {
    const skus = ['BAR-20', 'BAR-2', 'RA0001', 'C++', ''];
    expect(skusNamedIn('Not enough stock for BAR-20, RA0001.', skus)).toEqual(['BAR-20', 'RA0001']);
    expect(skusNamedIn('XBAR-20 and BAR-2', skus)).toEqual(['BAR-2']);
    expect(skusNamedIn('sku C++ is gone', skus)).toEqual(['C++']);
  });

  it('finds no SKUs in other texts, which get the general error [S8-err-order-11]', () => {
    expect(skusNamedIn('Something is out of stock', ['BAR-20'])).toEqual([]);
  });
});
