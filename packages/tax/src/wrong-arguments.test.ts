import { money } from '@ironcart/core/money';
import { rawErrorsOf, refusalsOf } from '@ironcart/core/testing';
import { expect, it } from 'vitest';
import * as dated from './dated/index.ts';
import * as tax from './index.ts';
import * as schema from './schema/index.ts';
import * as vatNumber from './vat-number/index.ts';

const [rule] = tax.defaultVatTable;
const order = { lines: [{ amount: money(100), qty: 1, taxClass: 'goods' }], shipping: { amount: money(0) } };
const site = { showsTaxExclusivePrice: true, defaultCountry: 'DE', tax: {} };

/** A valid call of each function. */
const valid: Readonly<Record<string, readonly unknown[]>> = {
  createRuleIndex: [[rule]],
  grossPriceOf: [money(100), '19'],
  netPriceOf: [money(119), '19'],
  prepareRule: [rule],
  shownPrice: [money(100), '19'],
  shownVat: [order.lines, site, tax.defaultVatTable],
  shownVatRate: [site, 'goods', tax.defaultVatTable],
  taxClassOf: [{ type: 'simple', attributes: {} }],
  taxComponentOf: [money(119), '19'],
  taxOrder: [order, tax.createRuleIndex(tax.defaultVatTable).rulesAt({ countryCode: 'DE' }), tax.specifiedTerms],
  taxPayableOn: [money(100), '19'],
  taxTermsOf: [site],
  untaxed: ['goods'],
  vatCode: ['goods', 'DE'],
};

it('rejects an argument of a wrong type by name, instead of throwing an error of the JavaScript engine', () => {
  const functions = Object.entries(tax).filter(([, exported]) => typeof exported === 'function');
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(valid).toSorted());
  expect(rawErrorsOf(tax, valid)).toEqual([]);
  expect(refusalsOf(tax, valid).join('\n')).toMatchSnapshot();
  const address = { countryCode: 'DE' };
  const ofDated = {
    taxAt: ['2026-01-01', address, 'goods'],
    tableDifferences: ['2026-01-01', tax.defaultVatTable],
    differencesPage: ['2026-01-01', tax.defaultVatTable],
  };
  const ofSchema = { isUnambiguous: [[rule]] };
  expect([rawErrorsOf(dated, ofDated), rawErrorsOf(schema, ofSchema)]).toEqual([[], []]);
  expect([...refusalsOf(dated, ofDated), ...refusalsOf(schema, ofSchema)].join('\n')).toMatchSnapshot();
  expect(rawErrorsOf(vatNumber, { validateVatNumber: ['DE136695976', address] })).toEqual([]);
});
