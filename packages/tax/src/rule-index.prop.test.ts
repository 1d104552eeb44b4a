import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRule } from './find-rule.ts';
import { prepareRule } from './prepared-rule.ts';
import { createRuleIndex } from './rule-index.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import { arbitraryTaxQuery, arbitraryTaxTable } from './testing/arbitrary-tax.ts';

describe('a rule index', () => {
  it('finds what a look at every rule finds, for any table and query [S9-vat-02] [S9-vat-06] [S9-vat-07]', () => {
    fc.assert(
      fc.property(arbitraryTaxTable(), fc.array(arbitraryTaxQuery(), { minLength: 1 }), (table, queries) => {
        // Rules of one place differ by their codes, so that "the first of equals" is held too.
        const rules = table.map((rule, index) => ({ ...rule, code: `${rule.code} ${String(index)}` }));
        const index = createRuleIndex(rules);
        for (const query of queries) {
          const rule = findRule(rules, query);
          expect(index.find(query)).toEqual(rule && prepareRule(rule));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('prefers the longest prefix, in whatever order they stand, and passes by one that is too long', () => {
    const rule = (postcode: string, region = '*') => ({
      countryCode: 'US',
      taxClass: 'goods' as const,
      postcode,
      region,
      rate: '1',
      code: `${postcode} ${region}`,
    });
    const index = createRuleIndex(['4*', '432*', '43*', '*', '432011*'].map((postcode) => rule(postcode)));
    const codeAt = (postcode: string) => index.find({ countryCode: 'US', taxClass: 'goods', postcode })?.code;
    expect(['43201', '43101', '49999', '51234', '4'].map(codeAt)).toEqual(['432* *', '43* *', '4* *', '* *', '4* *']);
    const regional = createRuleIndex([rule('*', 'O*'), rule('*', 'OH*'), rule('*', 'OH')]);
    const codeIn = (region: string) => regional.find({ countryCode: 'US', taxClass: 'goods', region })?.code;
    expect(['OH', 'OHI', 'OK', 'TX'].map(codeIn)).toEqual(['* OH', '* OH*', '* O*', undefined]);
  });

  it('prepares the rate and the label of a rule once', () => {
    const index = createRuleIndex(defaultVatTable);
    const query = { countryCode: 'FR', taxClass: 'ebook', postcode: '75001', region: '' } as const;
    expect(index.find(query)).toEqual({
      countryCode: 'FR',
      taxClass: 'ebook',
      postcode: '*',
      region: '*',
      rate: '5.5',
      code: 'VAT EBook FR',
      ratio: { numerator: 55, denominator: 1000 },
      label: 'VAT EBook FR 5.5%',
    });
    expect(index.find(query)).toBe(index.find(query));
  });

  it('refuses a table with a rate that is not decimal text', () => {
    const [rule] = defaultVatTable;
    expect(() => createRuleIndex(rule ? [{ ...rule, rate: '7,5' }] : [])).toThrow(RangeError);
  });

  it('has no rule for what no table holds, however it is spelt [S9-vat-18]', () => {
    const index = createRuleIndex(defaultVatTable);
    for (const countryCode of ['US', 'de', '', 'constructor', '__proto__'])
      expect(index.find({ countryCode, taxClass: 'goods' })).toBeUndefined();
    expect(createRuleIndex([]).find({ countryCode: 'DE', taxClass: 'goods' })).toBeUndefined();
  });
});
