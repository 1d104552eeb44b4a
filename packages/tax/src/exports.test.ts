import { expect, it } from 'vitest';
import * as dated from './dated/index.ts';
import * as tax from './index.ts';
import * as schema from './schema/index.ts';
import * as testing from './testing/index.ts';
import * as vatNumber from './vat-number/index.ts';

const namesOf = (entry: object) => Object.keys(entry).toSorted();

it('exports exactly these names: adding or removing one changes the public API', () => {
  expect(namesOf(tax)).toEqual([
    'createRuleIndex',
    'defaultVatTable',
    'grossPriceOf',
    'netPriceOf',
    'prepareRule',
    'shownPrice',
    'shownVat',
    'shownVatRate',
    'specifiedTerms',
    'taxClassOf',
    'taxClasses',
    'taxComponentOf',
    'taxOrder',
    'taxPayableOn',
    'taxTermsOf',
    'untaxed',
    'vatCode',
  ]);
  expect(namesOf(dated)).toEqual(['differencesPage', 'tableDifferences', 'taxAt']);
  expect(namesOf(schema)).toEqual(['isUnambiguous', 'taxRuleSchema', 'taxTableSchema']);
  expect(namesOf(testing)).toEqual([
    'arbitraryPlacePattern',
    'arbitraryTaxClass',
    'arbitraryTaxQuery',
    'arbitraryTaxRule',
    'arbitraryTaxTable',
    'arbitraryTaxTerms',
    'arbitraryTaxableLine',
    'arbitraryTaxableOrder',
  ]);
  expect(namesOf(vatNumber)).toEqual(['validateVatNumber']);
});
