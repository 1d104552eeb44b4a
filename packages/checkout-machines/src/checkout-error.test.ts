import { describe, expect, it } from 'vitest';
import { checkoutError } from './checkout-error.ts';
import { errorStories } from './testing/error-stories.ts';

describe('text of a checkout error', () => {
  it.each(Object.keys(errorStories))('for %s is a sentence for the shopper, not a code', (code) => {
    const { message } = checkoutError(code);
    expect(message).toMatch(/^[A-Z]/);
    expect(message).not.toContain('_');
  });

  it('is the code itself if it is unknown [S8-err-order-32]', () => {
    expect(checkoutError('GATEWAY_ON_FIRE').message).toBe('GATEWAY_ON_FIRE');
  });

  it('is the given text, if there is one', () => {
    expect(checkoutError('inventory_error', 'Out of stock: SKU-1').message).toBe('Out of stock: SKU-1');
  });
});
