import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRule } from './find-rule.ts';
import type { TaxRule } from './rules/tax-rule.ts';

const rule = (given: Partial<TaxRule>): TaxRule => ({
  countryCode: 'US',
  taxClass: 'goods',
  postcode: '*',
  region: '*',
  rate: '1',
  code: 'Tax',
  ...given,
});
const place = { countryCode: 'US', taxClass: 'goods' } as const;
const postcode = () => fc.stringMatching(/^[A-Z0-9]{1,8}$/);

describe('findRule', () => {
  it('finds the rule of the country and the tax class [S9-vat-02]', () => {
    const rules = [rule({ countryCode: 'CA' }), rule({ taxClass: 'food' }), rule({ code: 'mine' })];
    expect(findRule(rules, place)?.code).toBe('mine');
    expect(findRule(rules, { countryCode: 'CA', taxClass: 'ebook' })).toBeUndefined();
  });

  it('matches any postal code with *, by prefix with a trailing *, and otherwise literally [S9-vat-06]', () => {
    fc.assert(
      fc.property(postcode(), postcode(), (pattern, asked) => {
        expect(findRule([rule({})], { ...place, postcode: asked })).toBeDefined();
        const isFound = (text: string) =>
          findRule([rule({ postcode: text })], { ...place, postcode: asked }) !== undefined;
        expect(isFound(`${pattern}*`)).toBe(asked.startsWith(pattern));
        expect(isFound(pattern)).toBe(asked === pattern);
      }),
    );
  });

  it('matches any region with *, otherwise only the given region [S9-vat-07]', () => {
    fc.assert(
      fc.property(postcode(), postcode(), (named, asked) => {
        expect(findRule([rule({})], { ...place, region: asked })).toBeDefined();
        expect(findRule([rule({ region: named })], { ...place, region: asked }) !== undefined).toBe(named === asked);
      }),
    );
  });

  it('prefers a literal postal code, then the longest prefix, then a region, then a wildcard, in any order of the rules [S9-vat-06]', () => {
    const ladder = [
      rule({ code: 'literal', postcode: '43201' }),
      rule({ code: 'whole prefix', postcode: '43201*' }),
      rule({ code: 'long prefix', postcode: '432*' }),
      rule({ code: 'short prefix in the region', postcode: '4*', region: 'OH' }),
      rule({ code: 'short prefix in the regions from O on', postcode: '4*', region: 'O*' }),
      rule({ code: 'short prefix', postcode: '4*' }),
      rule({ code: 'region', region: 'OH' }),
      rule({ code: 'any' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(ladder, { minLength: 1 }), (rules) => {
        const first = ladder.find((candidate) => rules.includes(candidate));
        expect(findRule(rules, { ...place, postcode: '43201', region: 'OH' })).toBe(first);
      }),
    );
  });

  it('ignores spaces and case of a postal code', () => {
    expect(findRule([rule({ postcode: 'SW1A*' })], { ...place, postcode: 'sw1 a1aa' })).toBeDefined();
  });

  it('finds only wildcard rules without a postal code or region', () => {
    expect(findRule([rule({ postcode: '4*' }), rule({ region: 'OH' })], place)).toBeUndefined();
    expect(findRule([rule({})], place)).toBeDefined();
  });
});
