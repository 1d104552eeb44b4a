import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites } from './specified-sites.ts';
import { storeSku } from './store-id.ts';

const skuOf = (sku: string, storeId: number) => storeSku(sku, defaultSites.byStoreId(storeId), storeId);

const bareSku = () => fc.stringMatching(/^[A-Z0-9]{2,8}(-[A-Z0-9]{1,4})?$/).filter((sku) => !/^(EU|AU)-/.test(sku));

describe('storeSku', () => {
  it('adds EU- once to the SKUs of stores 5 and 34 [S1-sku-01]', () => {
    fc.assert(
      fc.property(bareSku(), fc.constantFrom(5, 34), (sku, storeId) => {
        expect(skuOf(sku, storeId)).toBe(`EU-${sku}`);
        expect(skuOf(skuOf(sku, storeId), storeId)).toBe(`EU-${sku}`);
      }),
    );
  });

  it('adds AU- to SKUs of store 18, and leaves the SKUs of all other stores unchanged [S1-sku-02]', () => {
    fc.assert(
      fc.property(bareSku(), fc.constantFrom(1, 2, 3, 4, 14), (sku, storeId) => {
        expect(skuOf(sku, 18)).toBe(`AU-${sku}`);
        expect(skuOf(sku, storeId)).toBe(sku);
      }),
    );
  });
});
