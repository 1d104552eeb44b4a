import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRule } from './find-rule.ts';
import { prepareRule } from './prepared-rule.ts';
import { createRuleIndex, type RuleIndex, untaxed } from './rule-index.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { TaxPlace, TaxQuery, TaxRule } from './rules/tax-rule.ts';
import { arbitraryTaxQuery, arbitraryTaxTable } from './testing/arbitrary-tax.ts';

/** The rules of each levy found by checking every rule; shipping is taxed like goods without its own rule. */
const rulesByLooking = (rules: readonly TaxRule[], query: TaxQuery) =>
  [...new Set(rules.filter(({ countryCode }) => countryCode === query.countryCode).map(({ levy }) => levy))]
    .flatMap((levy) => {
      const ofLevy = rules.filter((rule) => rule.levy === levy);
      const found = findRule(ofLevy, query);
      return (
        found ?? (query.taxClass === 'shipping' ? findRule(ofLevy, { ...query, taxClass: 'goods' }) : undefined) ?? []
      );
    })
    .toSorted((left, right) => (left.compoundLevel ?? 0) - (right.compoundLevel ?? 0));

/** The rules at a place; none in a country without rules. */
const rulesIn = (index: RuleIndex, place: TaxPlace) => index.rulesAt(place) ?? untaxed;

const goodsAt = (rules: readonly TaxRule[]) => {
  const index = createRuleIndex(rules);
  return (place: Omit<TaxQuery, 'taxClass' | 'countryCode'>) =>
    rulesIn(index, { countryCode: 'US', ...place })('goods').map(({ code }) => code);
};

const rule = (given: Partial<TaxRule>): TaxRule => ({
  countryCode: 'US',
  taxClass: 'goods',
  postcode: '*',
  region: '*',
  rate: '1',
  code: 'Tax',
  ...given,
});

describe('tax rule index', () => {
  it('finds the same rule as a search of all rules, for any table and query [S9-vat-02] [S9-vat-06] [S9-vat-07]', () => {
    fc.assert(
      fc.property(arbitraryTaxTable(), fc.array(arbitraryTaxQuery(), { minLength: 1 }), (table, queries) => {
        // Rules differ by their codes, so that the rule itself is compared.
        const rules = table.map((one, index) => ({ ...one, code: `${one.code} ${String(index)}` }));
        const index = createRuleIndex(rules);
        for (const query of queries) {
          expect(rulesIn(index, query)(query.taxClass)).toEqual(rulesByLooking(rules, query).map(prepareRule));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('never finds a rule on a day outside its validity dates', () => {
    fc.assert(
      fc.property(arbitraryTaxTable(), arbitraryTaxQuery(), (table, query) => {
        for (const { from, until } of rulesIn(createRuleIndex(table), query)(query.taxClass)) {
          if (from !== undefined) expect(query.day && from <= query.day).toBe(true);
          if (until !== undefined) expect(query.day && query.day <= until).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('requires the date of sale exactly for countries whose rules have dates', () => {
    fc.assert(
      fc.property(arbitraryTaxTable(), arbitraryTaxQuery(), (table, { day: _, ...place }) => {
        const ofCountry = table.filter(({ countryCode }) => countryCode === place.countryCode);
        const hasDates = ofCountry.some(({ from, until }) => from !== undefined || until !== undefined);
        const look = () => createRuleIndex(table).rulesAt(place);
        if (hasDates) expect(look).toThrow(`Tax rules of ${place.countryCode} have dates: name the day of the sale`);
        else expect(look()).toBeTypeOf(ofCountry.length > 0 ? 'function' : 'undefined');
      }),
    );
  });

  it.each<[string, Record<string, unknown>]>([
    ['countryCode must be two letters, got "USA"', { countryCode: 'USA' }],
    ['countryCode must be two letters, got undefined', { countryCode: undefined }],
    ['taxClass must be one of goods, food, ebook, shipping, got "tools"', { taxClass: 'tools' }],
    ['postcode must be text with * alone or at the end, got 43201', { postcode: 43201 }],
    ['region must be text with * alone or at the end, got "*H"', { region: '*H' }],
    [`rate must be percent of at least 0 as decimal text, as in '7.25', got "20%"`, { rate: '20%' }],
    [`rate must be percent of at least 0 as decimal text, as in '7.25', got 20`, { rate: 20 }],
    [`rate must be percent of at least 0 as decimal text, as in '7.25', got "-1"`, { rate: '-1' }],
    ['code must be text, got " "', { code: ' ' }],
    ['levy must be text where it is given, got ""', { levy: '' }],
    ['compoundLevel must be a whole number of at least 0, got 0.5', { compoundLevel: 0.5 }],
    ['compoundLevel must be a whole number of at least 0, got -1', { compoundLevel: -1 }],
    ['from must be a calendar day, as in 2026-01-31, got "01/01/2025"', { from: '01/01/2025' }],
    ['until must be a calendar day, as in 2026-01-31, got "2026-02-30"', { until: '2026-02-30' }],
    ['until must be no earlier than from, got "2025-12-31"', { from: '2026-01-01', until: '2025-12-31' }],
  ])('rejects an invalid rule by its number: %s', (fault, given) => {
    const broken = rule(given as Partial<TaxRule>);
    const create = () => createRuleIndex([rule({}), broken]);
    expect(create).toThrow(RangeError);
    expect(create).toThrow(`Tax rule 2 (${broken.countryCode}, ${broken.taxClass}): ${fault}`);
  });

  it('rejects two rules for the same place and day, however the place is written', () => {
    const first = rule({ postcode: 'SW1A*', region: 'OH', until: '2026-06-30' });
    const second = rule({ countryCode: ' us', postcode: 'sw1 a*', region: 'oh', from: '2026-06-30' });
    expect(() => createRuleIndex([rule({}), first, second])).toThrow(
      'Tax rule 3 ( us, goods): an earlier rule has the same levy, postcode and region on the same day',
    );
    expect(() => createRuleIndex([first, { ...second, from: '2026-07-01' }])).not.toThrow();
    expect(() => createRuleIndex([rule({ code: 'Other', region: 'OH' }), first, first])).toThrow(
      'Tax rule 3 (US, goods)',
    );
  });

  it.each([null, undefined, 7])('rejects a table with %s in place of a rule', (broken) => {
    expect(() => createRuleIndex([rule({}), broken as unknown as TaxRule])).toThrow(
      new RangeError('Tax rule 2 must be an object'),
    );
  });

  it('finds a rule from its first day to its last, and prefers a dated rule to one without dates', () => {
    const atDay = goodsAt([
      rule({ code: 'always' }),
      rule({ code: 'summer', from: '2026-06-01', until: '2026-08-31' }),
      rule({ code: 'from 2027 on', from: '2027-01-01' }),
      rule({ code: 'until 2024', until: '2024-12-31' }),
    ]);
    const days = ['2024-12-31', '2025-01-01', '2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01', '2027-01-01'];
    expect(days.map((day) => atDay({ day })[0])).toEqual([
      'until 2024',
      'always',
      'always',
      'summer',
      'summer',
      'always',
      'from 2027 on',
    ]);
  });

  it('ignores a narrower rule outside its validity dates', () => {
    const atDay = goodsAt([
      rule({ code: 'any' }),
      rule({ code: 'postal code', postcode: '432*', until: '2025-12-31' }),
      rule({ code: 'region', region: 'OH', from: '2026-07-01' }),
    ]);
    const at = (day: string) => atDay({ day, postcode: '43201', region: 'OH' });
    expect(['2025-12-31', '2026-01-01', '2026-07-01'].map(at)).toEqual([['postal code'], ['any'], ['region']]);
  });

  it('finds one rule per levy, with compound rules after the ones they are charged on', () => {
    const atPlace = goodsAt([
      rule({ code: 'on top', levy: 'b', compoundLevel: 1 }),
      rule({ code: 'state', levy: 'a' }),
      rule({ code: 'city', levy: 'c', postcode: '43201' }),
      rule({ code: 'cities', levy: 'c', postcode: '43*' }),
    ]);
    expect(atPlace({ postcode: '43201' })).toEqual(['state', 'city', 'on top']);
    expect(atPlace({ postcode: '43101' })).toEqual(['state', 'cities', 'on top']);
    expect(atPlace({})).toEqual(['state', 'on top']);
  });

  it('finds the rules for shipping, or those for goods if a levy has none for shipping', () => {
    const index = createRuleIndex([
      rule({ code: 'state', levy: 'state' }),
      rule({ code: 'city', levy: 'city' }),
      rule({ code: 'city on shipping', levy: 'city', taxClass: 'shipping', rate: '0' }),
    ]);
    const codesOf = (taxClass: 'goods' | 'shipping' | 'food') =>
      rulesIn(index, { countryCode: 'US' })(taxClass).map(({ code }) => code);
    expect([codesOf('shipping'), codesOf('goods'), codesOf('food')]).toEqual([
      ['state', 'city on shipping'],
      ['state', 'city'],
      [],
    ]);
  });

  it('prefers the longest prefix in any order of the rules, and ignores one longer than the postal code', () => {
    const byPostcode = goodsAt(
      ['4*', '432*', '43*', '*', '432011*'].map((postcode) => rule({ postcode, code: postcode })),
    );
    expect(['43201', '43101', '49999', '51234', '4'].map((postcode) => byPostcode({ postcode })[0])).toEqual([
      '432*',
      '43*',
      '4*',
      '*',
      '4*',
    ]);
    const byRegion = goodsAt(['O*', 'OH*', 'OH'].map((region) => rule({ region, code: region })));
    expect(['OH', 'OHI', 'OK', 'TX'].map((region) => byRegion({ region })[0])).toEqual(['OH', 'OH*', 'O*', undefined]);
  });

  it('prepares the rate and label of each rule once', () => {
    const at = rulesIn(createRuleIndex(defaultVatTable), { countryCode: 'FR', postcode: '75001', region: '' });
    expect(at('ebook')).toEqual([
      {
        countryCode: 'FR',
        taxClass: 'ebook',
        postcode: '*',
        region: '*',
        rate: '5.5',
        code: 'VAT EBook FR',
        compoundLevel: 0,
        ratio: { numerator: 55, denominator: 1000 },
        label: 'VAT EBook FR 5.5%',
      },
    ]);
    expect(at('ebook')[0]).toBe(at('ebook')[0]);
  });

  it('rejects a day that the calendar does not have, and a place without a country', () => {
    expect(() => createRuleIndex([]).rulesAt({ countryCode: 'US', day: '2026-02-30' })).toThrow(RangeError);
    expect(() => createRuleIndex([]).rulesAt({} as TaxPlace)).toThrow('countryCode must be text, got undefined');
  });

  it('finds no rule for a country or class missing in the table [S9-vat-18]', () => {
    const index = createRuleIndex(defaultVatTable);
    for (const countryCode of ['US', '', 'constructor', '__proto__'])
      expect(index.rulesAt({ countryCode })).toBeUndefined();
    expect(createRuleIndex([]).rulesAt({ countryCode: 'DE' })).toBeUndefined();
    expect(createRuleIndex([rule({ taxClass: 'food' })]).rulesAt({ countryCode: 'US' })?.('goods')).toEqual([]);
  });

  it('finds the rules of a country and region regardless of case and surrounding spaces', () => {
    const codeAt = goodsAt([rule({ region: 'oh', code: 'Ohio' })]);
    expect(['OH', 'oh', ' Oh '].map((region) => codeAt({ region })[0])).toEqual(['Ohio', 'Ohio', 'Ohio']);
    const german = createRuleIndex(defaultVatTable);
    expect(german.rulesAt({ countryCode: ' de' })?.('goods')).toEqual(german.rulesAt({ countryCode: 'DE' })?.('goods'));
  });
});
