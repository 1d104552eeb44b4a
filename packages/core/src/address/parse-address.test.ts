import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress, arbitraryPlacedAddress } from '../testing/index.ts';
import type { Address } from './address.ts';
import { parseAddress } from './parse-address.ts';

const full: Required<Address> = {
  _id: 'a1',
  firstname: 'Ada',
  lastname: 'Lovelace',
  telephone: '2025550123',
  email: 'ada@example.com',
  street: ['1 Main St', 'Apt 2'],
  city: 'Columbus',
  postcode: '43215',
  region: 'OH',
  regionId: 36,
  countryId: 'US',
  company: 'Engines',
  apartment: '2',
  vatNumber: 'DE123456789',
  eoriNumber: 'DE123',
  isDefaultShipping: true,
  isDefaultBilling: false,
};

const kindsOf = (value: unknown) => {
  const parsed = parseAddress(value);
  return parsed.ok ? [] : parsed.issues.map(({ path, code }) => `${path}: ${code}`);
};

describe('parseAddress', () => {
  it('keeps every part of an address [S3-address-01]', () => {
    expect(parseAddress(full)).toEqual({ ok: true, value: full });
    fc.assert(
      fc.property(arbitraryPlacedAddress(), ({ address }) => {
        expect(parseAddress(structuredClone(address))).toEqual({ ok: true, value: address });
      }),
    );
  });

  it('omits missing parts', () => {
    const hostile: unknown = JSON.parse('{"isAdmin":true,"__proto__":{"firstname":"Eve"}}');
    expect(parseAddress({ ...full, ...(hostile as object) })).toEqual({ ok: true, value: full });
  });

  it('requires the street as a list of lines [S3-address-02]', () => {
    expect(kindsOf({ ...full, street: '1 Main St' })).toEqual(['street: wrongType']);
    expect(kindsOf({ ...full, street: ['1 Main St', 2] })).toEqual(['street.1: wrongType']);
    expect(kindsOf({ ...full, street: Array.from({ length: 9 }, () => 'x') })).toEqual(['street: tooLong']);
    expect(kindsOf({ ...full, street: Array.from({ length: 8 }, () => 'x') })).toEqual([]);
  });

  it.each([
    ['a line of 321 characters', { city: 'x'.repeat(321) }, ['city: tooLong']],
    ['a megabyte', { firstname: 'x'.repeat(1_000_000) }, ['firstname: tooLong']],
    ['a leading surrogate alone', { lastname: 'L\ud800' }, ['lastname: illFormed']],
    ['a trailing surrogate alone', { street: ['\udc00'] }, ['street.0: illFormed']],
    ['a zero byte', { postcode: '43215\0' }, ['postcode: illFormed']],
    ['null', { region: null }, ['region: wrongType']],
    ['an object with a toString method', { city: { toString: () => 'Columbus' } }, ['city: wrongType']],
    ['an object without a prototype', { city: Object.create(null) }, ['city: wrongType']],
    ['no number', { regionId: Number.NaN }, ['regionId: wrongType']],
    ['a fraction', { regionId: 1.5 }, ['regionId: wrongType']],
    ['text in place of a flag', { isDefaultBilling: 'true' }, ['isDefaultBilling: wrongType']],
  ])('rejects %s and names the field', (_, part, kinds) => {
    expect(kindsOf({ ...full, ...part })).toEqual(kinds);
  });

  it('accepts 320 characters, and surrogate pairs', () => {
    expect(kindsOf({ ...full, city: 'x'.repeat(320), firstname: '\u{1f600}' })).toEqual([]);
  });

  it('accepts any value as input without throwing', () => {
    const cyclic: { street?: unknown[] } = {};
    cyclic.street = [cyclic];
    expect(kindsOf(cyclic)).toContain('street.0: wrongType');
    expect(kindsOf(null)).toEqual([': wrongType']);
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        const parsed = parseAddress(value);
        expect(parsed.ok ? [] : parsed.issues.length > 0).toBeTruthy();
      }),
    );
  });

  it('reports each missing part with a message', () => {
    fc.assert(
      fc.property(
        arbitraryAddress(),
        fc.constantFrom('firstname', 'street', 'postcode', 'countryId'),
        (address, path) => {
          const parsed = parseAddress({ ...address, [path]: undefined });
          expect(parsed).toEqual({
            ok: false,
            issues: [{ path, code: 'wrongType', message: expect.any(String) }],
          });
        },
      ),
    );
  });
});
