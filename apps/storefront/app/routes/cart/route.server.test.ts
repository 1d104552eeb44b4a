import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

describe('what the cart is asked for', () => {
  it.each(['', 'buy', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'is refused where it is none of its changes: %j',
    async (intent) => {
      const { post, calls, reported } = await openStorefront();
      const { status } = await post('/cart', { intent, productId: '1', listItemId: 'item-1' });
      expect(status).toBe(400);
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(reported).toEqual([]);
    },
  );
});
