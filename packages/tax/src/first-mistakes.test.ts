import { expect, it } from 'vitest';
import { taxAt } from './dated/index.ts';
import { createRuleIndex, defaultVatTable } from './index.ts';
import { validateVatNumber } from './vat-number/index.ts';

// Wrong arguments of plain JavaScript that the types would reject.

const without = <Given extends readonly unknown[], Answer>(call: (...given: Given) => Answer, ...given: unknown[]) =>
  call(...(given as unknown as Given));

it('rejects a tax table that is not a list, but accepts an index without rules', () => {
  const rule = { countryCode: 'DE', taxClass: 'goods', postcode: '*', region: '*', rate: '19', code: 'VAT DE' };
  for (const table of [undefined, null, rule]) {
    expect(() => without(createRuleIndex, table)).toThrow(
      new TypeError("Tax rules must be a list, as in [{ countryCode: 'DE', ... }]"),
    );
  }
});

it('reports a place without a country by name', () => {
  const says = new TypeError('countryCode must be text, got undefined');
  const { rulesAt } = createRuleIndex(defaultVatTable);
  expect(() => without(rulesAt)).toThrow(says);
  expect(() => without(taxAt, '2026-01-01')).toThrow(says);
  expect(() => without(validateVatNumber, 'DE136695976')).toThrow(says);
});

it('reports a part of a place that is a number by name', () => {
  const { rulesAt } = createRuleIndex(defaultVatTable);
  const looks = [(place: unknown) => without(rulesAt, place), (place: unknown) => without(taxAt, '2026-01-01', place)];
  for (const look of looks) {
    expect(() => look({ countryCode: 'PT', postcode: 9500 })).toThrow('postcode must be text, got number');
    expect(() => look({ countryCode: 'PT', region: 20 })).toThrow('region must be text, got number');
  }
});

it('reads a country in lower case or with spaces alike in both tables', () => {
  const dated = taxAt('2026-01-01', { countryCode: ' fi' }, 'food');
  expect(dated).toEqual(taxAt('2026-01-01', { countryCode: 'FI' }, 'food'));
  expect(dated.ok).toBe(true);
  expect(createRuleIndex(defaultVatTable).rulesAt({ countryCode: ' fi' })).toBeDefined();
  expect(validateVatNumber('DE136695976', { countryCode: 'de' }).ok).toBe(true);
});
