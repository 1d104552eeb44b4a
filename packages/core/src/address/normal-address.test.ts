import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { countryTable } from './data/index.ts';
import { normalAddress } from './normal-address.ts';

const countryOf = (alpha2: string) => countryTable.find((country) => country.alpha2 === alpha2);
const regions = [
  { regionId: 36, countryId: 'US', code: 'OH', name: 'Ohio' },
  { regionId: 37, countryId: 'US', code: 'OK', name: 'Oklahoma' },
  { regionId: 70, countryId: 'CA', code: 'QC', name: 'Québec' },
];
const normal = (given: { countryId: string; region?: string; regionId?: number; postcode?: string; email?: string }) =>
  normalAddress({ ...emptyAddress(given.countryId), ...given }, countryOf(given.countryId), regions);

describe('normalAddress', () => {
  it.each([
    ['Ohio', 36, 'OH', 36],
    ['ohio', undefined, 'OH', undefined],
    ['oh', 37, 'OH', 36],
    ['', 36, 'OH', 36],
    ['', undefined, '', undefined],
    ['Nowhere', 36, 'Nowhere', 36],
  ])('converts region %j with id %j to %j with id %j', (region, regionId, code, id) => {
    const { region: read, regionId: number } = normal({ countryId: 'US', region, ...(regionId ? { regionId } : {}) });
    expect([read, number]).toEqual([code, id]);
  });

  it('recognizes the name of a region of its country with and without accents', () => {
    expect(normal({ countryId: 'CA', region: 'quebec' }).region).toBe('QC');
    expect(normal({ countryId: 'US', region: 'Quebec' }).region).toBe('Quebec');
  });

  it('composes the Unicode characters of an e-mail, and formats a postal code for its country', () => {
    const { email, postcode } = normal({ countryId: 'GB', postcode: 'sw1a 1aa', email: 'ju\u0308rgen@b.co' });
    expect([email, postcode]).toEqual(['j\u00fcrgen@b.co', 'SW1A 1AA']);
  });

  it('lower-cases the domain of an e-mail, and keeps its local part', () => {
    const { email } = normal({ countryId: 'US', email: 'Ines.Moreau@Example.COM' });
    expect(email).toBe('Ines.Moreau@example.com');
  });

  it.each([
    ['maya@ｅｘａｍｐｌｅ.com', 'maya@example.com'],
    ['maya@EXAMPLE.ＣＯＭ', 'maya@example.com'],
    ['maya@MÜNCHEN.de', 'maya@münchen.de'],
    ['maya@xn--mnchen-3ya.de', 'maya@münchen.de'],
    ['maya@Post.XN--E1AFMKFD.xn--p1ai', 'maya@post.пример.рф'],
    ['maya@xn--bcher-kv.de', 'maya@xn--bcher-kv.de'],
    ['maya@xn--MNCHEN-PSA.de', 'maya@xn--mnchen-psa.de'],
    ['maya@xn--maya-.co', 'maya@xn--maya-.co'],
    // A label has at most 63 characters.
    [`maya@xn--${'a'.repeat(55)}-oxf.de`, `maya@ü${'a'.repeat(55)}.de`],
    [`maya@xn--${'a'.repeat(56)}-70f.de`, `maya@xn--${'a'.repeat(56)}-70f.de`],
    ['maya@⑴.co', 'maya@⑴.co'],
    ['MAYA@b', 'MAYA@b'],
  ])('converts the domain of %s to the form that mail servers look up', (typed, email) => {
    expect(normal({ countryId: 'US', email: typed }).email).toBe(email);
  });

  it.each([
    ['the postal code', { postcode: 'sw1a1aa' }, { postcode: 'SW1A 1AA' }],
    ['the e-mail', { email: 'ju\u0308rgen@b.co' }, { email: 'j\u00fcrgen@b.co' }],
    ['the region', { countryId: 'US', region: 'Ohio' }, { region: 'OH' }],
    ['the region id', { countryId: 'US', region: 'OH', regionId: 37 }, { regionId: 36 }],
  ])('changes only %s', (_what, given, expected) => {
    const typed = { ...emptyAddress('GB'), ...given };
    expect(normalAddress(typed, countryOf(typed.countryId), regions)).toStrictEqual({ ...typed, ...expected });
  });

  it('keeps incomplete input, and returns the same object if nothing changes', () => {
    const typed = { ...emptyAddress('GB'), postcode: 'SW1A 1' };
    expect(normalAddress(typed, countryOf('GB'))).toBe(typed);
    expect(normalAddress(typed, undefined)).toBe(typed);
  });
});
