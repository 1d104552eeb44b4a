import { describe, expect, it } from 'vitest';
import { checkoutError } from './checkout-error.ts';
import { errorStories } from './testing/error-stories.ts';

describe('what checkout says of an error', () => {
  it.each(Object.keys(errorStories))('%s is a sentence to a shopper, and no code', (code) => {
    const { message } = checkoutError(code);
    expect(message).toMatch(/^[A-Z]/);
    expect(message).not.toContain('_');
  });

  it('is the code as it is where nobody knows it [S8-err-order-32]', () => {
    expect(checkoutError('GATEWAY_ON_FIRE').message).toBe('GATEWAY_ON_FIRE');
  });

  it('is what was given with it, where words came', () => {
    expect(checkoutError('inventory_error', 'Out of stock: SKU-1').message).toBe('Out of stock: SKU-1');
  });
});
