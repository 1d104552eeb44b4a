import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultVatTable } from '../rules/default-vat-table.ts';
import { taxRuleSchema, taxTableSchema } from './tax-rule-schema.ts';

const sample = {
  countryCode: 'US',
  taxClass: 'goods',
  postcode: '432*',
  region: 'OH',
  rate: '7.25',
  code: 'Ohio sales tax',
};

/** The field of each issue, and what is said of it. */
const issuesOf = (given: object) =>
  (v.safeParse(taxRuleSchema, { ...sample, ...given }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

describe('a tax rule from outside', () => {
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
  ])('refuses in %s each of %j', (field, values, message) => {
    for (const value of values) expect([value, issuesOf({ [field]: value })]).toEqual([value, [[field, message]]]);
  });

  it('knows the three tax classes, and a rate only as text', () => {
    expect(issuesOf({ taxClass: 'tools' }).map(([field]) => field)).toEqual(['taxClass']);
    expect(issuesOf({ rate: 7.25 }).map(([field]) => field)).toEqual(['rate']);
    expect(issuesOf({ rate: '0', postcode: '*', region: '' })).toEqual([]);
  });
});

describe('a tax table from outside', () => {
  it('takes the specification’s own', () => {
    expect(v.parse(taxTableSchema, defaultVatTable)).toEqual(defaultVatTable);
  });

  it('refuses two rules for one place and class', () => {
    const twice = v.safeParse(taxTableSchema, [sample, { ...sample, rate: '8' }]);
    expect(twice.issues?.map(({ message }) => message)).toEqual([
      'Two rules describe the same country, class, postal code and region',
    ]);
    for (const other of [{ countryCode: 'CA' }, { taxClass: 'food' }, { postcode: '*' }, { region: '*' }])
      expect(v.safeParse(taxTableSchema, [sample, { ...sample, ...other }]).success).toBe(true);
  });
});
