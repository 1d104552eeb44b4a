import { money } from '@ironcart/core/money';
import { arbitraryCart } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';

const terms = { shippingAmount: money(1_500), shipTo: { countryCode: 'DE', postcode: '10115' }, now: Date.now() };

test('priceOrder prices every cart exactly, or rejects it with a reason', () => {
  fc.assert(
    fc.property(arbitraryCart(), (cart) => {
      const order = priceOrder({ ...cart, ...terms });
      if (!order.ok) {
        expect(order.reasons).not.toEqual([]);
        return;
      }
      expect(order.toPay).toBe(order.goods + order.tax + terms.shippingAmount);
    }),
  );
});
