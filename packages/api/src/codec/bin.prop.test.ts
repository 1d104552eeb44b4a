import type { BackInStockNotice } from '@ironcart/core/customer';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireBin } from '../contract/bin.ts';
import { binFromWire, binToWire } from './bin.ts';

const anyNumber = fc.integer({ min: 1, max: 2 ** 31 - 1 });

const anyNotice: fc.Arbitrary<BackInStockNotice> = fc.record({
  _id: fc.uuid(),
  productId: anyNumber,
  parentId: fc.option(anyNumber, { nil: undefined }),
  email: fc.emailAddress(),
});

it('back-in-stock notice survives a round trip, with and without a parent [S7-calls-cust-15]', () => {
  fc.assert(
    fc.property(anyNotice, (notice) => {
      const travelled = v.parse(wireBin, JSON.parse(JSON.stringify(binToWire(notice))));
      expect(binFromWire(travelled)).toEqual(notice);
    }),
  );
});
