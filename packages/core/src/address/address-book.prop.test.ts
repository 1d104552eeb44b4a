import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../testing/index.ts';
import type { Address } from './address.ts';
import { withSavedAddress } from './address-book.ts';

const book = () =>
  fc.array(arbitraryAddress(), { maxLength: 6 }).map((addresses) =>
    addresses.map(
      (address, index): Address => ({
        ...address,
        _id: `a${index}`,
        isDefaultShipping: index === 0,
        isDefaultBilling: index === 1,
      }),
    ),
  );

describe('withSavedAddress', () => {
  it('updates the address with the same id and adds any other [S4-address-01] [S4-address-02]', () => {
    fc.assert(
      fc.property(book(), arbitraryAddress(), fc.integer({ min: 0, max: 8 }), (addresses, address, index) => {
        const saved = { ...address, _id: `a${index}` };
        const isKnown = index < addresses.length;
        const after = withSavedAddress(addresses, saved);
        expect(after).toHaveLength(addresses.length + (isKnown ? 0 : 1));
        expect(after[isKnown ? index : addresses.length]).toEqual(saved);
      }),
    );
  });

  it('leaves the other addresses unchanged if the saved address is no default [S4-address-02]', () => {
    fc.assert(
      fc.property(book(), arbitraryAddress(), fc.nat({ max: 5 }), (addresses, address, index) => {
        fc.pre(index < addresses.length);
        const saved = { ...address, _id: `a${index}`, isDefaultShipping: false, isDefaultBilling: false };
        expect(withSavedAddress(addresses, saved)).toEqual(addresses.with(index, saved));
      }),
    );
  });

  it('treats an address without an id as new, even beside others without an id [S4-address-01]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), arbitraryAddress(), (known, saved) => {
        const unnamed = { _id: undefined, isDefaultShipping: false, isDefaultBilling: false };
        const after = withSavedAddress([{ ...known, ...unnamed }], { ...saved, ...unnamed });
        expect(after.map(({ city }) => city)).toEqual([known.city, saved.city]);
      }),
    );
  });

  it('leaves one default shipping address, and the billing flags of the others unchanged [S4-address-03]', () => {
    fc.assert(
      fc.property(book(), arbitraryAddress(), (addresses, address) => {
        const after = withSavedAddress(addresses, { ...address, isDefaultShipping: true, isDefaultBilling: false });
        expect(after.filter((other) => other.isDefaultShipping)).toHaveLength(1);
        expect(after.slice(0, -1).map((other) => other.isDefaultBilling)).toEqual(
          addresses.map((other) => other.isDefaultBilling),
        );
      }),
    );
  });

  it('leaves one default billing address, and the shipping flags of the others unchanged [S4-address-04]', () => {
    fc.assert(
      fc.property(book(), arbitraryAddress(), (addresses, address) => {
        const after = withSavedAddress(addresses, { ...address, isDefaultBilling: true, isDefaultShipping: false });
        expect(after.filter((other) => other.isDefaultBilling)).toHaveLength(1);
        expect(after.slice(0, -1).map((other) => other.isDefaultShipping)).toEqual(
          addresses.map((other) => other.isDefaultShipping),
        );
      }),
    );
  });
});
