import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultVatTable } from '../rules/default-vat-table.ts';
import { isUnambiguous, taxRuleSchema, taxTableSchema } from './tax-rule-schema.ts';

const sample = {
  countryCode: 'US',
  taxClass: 'goods',
  postcode: '432*',
  region: 'OH',
  rate: '7.25',
  code: 'Ohio sales tax',
};

/** The field of each issue, with its message. */
const issuesOf = (given: object) =>
  (v.safeParse(taxRuleSchema, { ...sample, ...given }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

describe('tax rule schema', () => {
  it('has a country, a tax class, a postal code, a region, a rate and a code [S3-tax-01]', () => {
    expect(v.parse(taxRuleSchema, { ...sample, internalId: 7 })).toEqual(sample);
    expect(Object.keys(sample).map((field) => issuesOf({ [field]: undefined })[0]?.[0])).toEqual(Object.keys(sample));
  });

  it.each([
    ['countryCode', ['us', 'USA', 'U', ''], 'Two capital letters, as in ISO 3166-1'],
    ['postcode', ['4*2', '**'], 'A * stands alone or at the end'],
    ['region', ['*H'], 'A * stands alone or at the end'],
    ['rate', ['7,25', '', '-1', '1e1', '7.25%', 'NaN'], 'A percentage as in 7.25'],
    ['code', ['', ' '], 'A tax has a code'],
    ['levy', [''], 'A levy has a name'],
    ['from', ['2026-02-30', '1.1.2026'], 'A calendar day as in 2026-01-31'],
    ['until', ['2026-1-1', ''], 'A calendar day as in 2026-01-31'],
  ])('rejects in field %s each of %j', (field, values, message) => {
    for (const value of values) expect([value, issuesOf({ [field]: value })]).toEqual([value, [[field, message]]]);
  });

  it('accepts the three tax classes and shipping, and a rate only as text', () => {
    expect(issuesOf({ taxClass: 'tools' }).map(([field]) => field)).toEqual(['taxClass']);
    expect(issuesOf({ taxClass: 'shipping' })).toEqual([]);
    expect(issuesOf({ rate: 7.25 }).map(([field]) => field)).toEqual(['rate']);
    expect(issuesOf({ rate: '0', postcode: '*', region: '' })).toEqual([]);
  });

  it('accepts a levy, a compound level and validity dates', () => {
    const whole = { ...sample, levy: 'city', compoundLevel: 1, from: '2026-01-01', until: '2026-01-01' };
    expect(v.parse(taxRuleSchema, whole)).toEqual(whole);
    expect([-1, 1.5, 10].map((compoundLevel) => issuesOf({ compoundLevel }).length)).toEqual([1, 1, 1]);
    const backwards = v.safeParse(taxRuleSchema, { ...whole, until: '2025-12-31' });
    expect(backwards.issues?.map(({ message }) => message)).toEqual(['A rule ends no earlier than it begins']);
  });
});

describe('tax table schema', () => {
  it("accepts the specification's own table", () => {
    expect(v.parse(taxTableSchema, defaultVatTable)).toEqual(defaultVatTable);
  });

  it.each([
    ['without dates', {}, {}],
    ['with a day in common', { until: '2026-06-30' }, { from: '2026-06-30' }],
    ['one period within the other', { from: '2026-01-01' }, { from: '2026-02-01', until: '2026-02-01' }],
  ])('rejects two rules for the same place and class, %s', (_, first, second) => {
    const twice = v.safeParse(taxTableSchema, [
      { ...sample, ...first },
      { ...sample, rate: '8', ...second },
    ]);
    expect(twice.issues?.map(({ message }) => message)).toEqual([
      'Two rules describe the same country, levy, class, postal code and region on the same day',
    ]);
  });

  it.each([
    { countryCode: 'CA' },
    { taxClass: 'food' },
    { postcode: '*' },
    { region: '*' },
    { levy: 'city' },
    { from: '2026-01-01' },
    { until: '2026-01-01' },
  ])('accepts a second rule that differs by %j', (given) => {
    expect(v.safeParse(taxTableSchema, [sample, { ...sample, ...given }]).success).toBe(true);
  });

  it('accepts rules with consecutive validity dates', () => {
    const rules = [
      { ...sample, until: '2025-12-31' },
      { ...sample, from: '2026-01-01' },
    ];
    expect(v.safeParse(taxTableSchema, rules).success).toBe(true);
  });
});

it('names the missing field of a rule', () => {
  expect(() => isUnambiguous([{}] as never)).toThrow('rules[0].countryCode must be');
});
