import { describe, expect, it } from 'vitest';
import { countryTable } from './data/index.ts';
import { acceptedPostalForm, postalForm } from './postal-form.ts';

const countryOf = (alpha2: string) => {
  const country = countryTable.find((known) => known.alpha2 === alpha2);
  if (!country) throw new Error(`There is no country ${alpha2}`);
  return country;
};
const formOf = (typed: string, alpha2: string) => acceptedPostalForm(typed, countryOf(alpha2));

const published = countryTable.flatMap(({ alpha2, examples }) => examples.map((code) => [alpha2, code] as const));

describe('postal code in the format of its country', () => {
  it.each(published)('%s: is %s in any common spelling', (alpha2, code) => {
    const compact = code.replaceAll(/[ -]/g, '');
    const typings = [
      code,
      code.toLowerCase(),
      compact,
      compact.toLowerCase(),
      compact.split('').join(' '),
      `  ${code} `,
      `${alpha2}-${code}`,
      `${alpha2.toLowerCase()} ${compact}`,
    ];
    expect(typings.map((typed) => formOf(typed, alpha2))).toEqual(typings.map(() => code));
  });

  it.each([
    ['AT', 'A-1010', '1010'],
    ['BE', 'B-1000', '1000'],
    ['CH', 'CH-1211', '1211'],
    ['DE', 'D-26133', '26133'],
    ['ES', 'E-28039', '28039'],
    ['FI', 'FIN-00550', '00550'],
    ['FI', 'SF-00550', '00550'],
    ['FR', 'F-33380', '33380'],
    ['GR', 'EL-15124', '151 24'],
    ['HU', 'H-1037', '1037'],
    ['IT', 'I-00144', '00144'],
    ['LI', 'FL-9496', '9496'],
    ['LI', 'CH-9496', '9496'],
    ['LU', 'L-4750', '4750'],
    ['MC', 'F-98000', '98000'],
    ['NO', 'N-0025', '0025'],
    ['PT', 'P-2725-079', '2725-079'],
    ['SE', 'S-11455', '114 55'],
    ['SI', 'SLO-4000', '4000'],
    ['SM', 'I-47890', '47890'],
    ['SM', 'RSM-47890', '47890'],
    ['VA', 'I-00120', '00120'],
  ])('%s: %s with a country prefix is %s', (alpha2, typed, form) => {
    expect([formOf(typed, alpha2), formOf(typed.toLowerCase().replace('-', ' '), alpha2)]).toEqual([form, form]);
  });

  it.each([
    ['BE', 'D-1000'],
    ['DE', 'B-26133'],
    ['FR', 'I-33380'],
    ['US', 'A-95014'],
    ['DE', '26133D'],
  ])("%s: %s with another country's prefix, or with a suffix, is invalid", (alpha2, typed) => {
    expect(formOf(typed, alpha2)).toBeUndefined();
  });

  it.each([
    ['US', 'ZIP 95014', '95014'],
    ['US', 'Zip code: 22162-1010', '22162-1010'],
    ['US', 'zipcode.95014', '95014'],
    ['GB', 'Postcode: ec1y8sy', 'EC1Y 8SY'],
    ['GB', 'post code EC1Y 8SY', 'EC1Y 8SY'],
    ['CA', 'Postal code k1a0b1', 'K1A 0B1'],
    ['CA', 'postalcode:  h3z2y7', 'H3Z 2Y7'],
    ['BR', 'CEP 40301110', '40301-110'],
    ['DE', 'PLZ. 26133', '26133'],
    ['ES', 'CP:28039', '28039'],
    ['JP', '〒１５４ー００２３', '154-0023'],
    ['JP', '〒 1540023', '154-0023'],
  ])('%s: %s after a label is %s', (alpha2, typed, form) => {
    expect(formOf(typed, alpha2)).toBe(form);
  });

  it('is parsed after a leading label is removed', () => {
    expect(formOf('95014 ZIP', 'US')).toBeUndefined();
    expect(formOf('1 ZIP 95014', 'US')).toBeUndefined();
  });

  it.each([
    ['AD', '100', 'AD100'],
    ['LV', '1073', 'LV-1073'],
    ['LV', 'LV1073', 'LV-1073'],
    ['MT', 'bzn1130', 'BZN 1130'],
  ])('%s: %s is %s, with letters that belong to the code', (alpha2, typed, form) => {
    expect(formOf(typed, alpha2)).toBe(form);
  });

  it.each([
    ['JE', '1 1AA'],
    ['IM', '99 1PS'],
    ['MT', 'X 1130'],
    ['LV', '1073 A'],
  ])('%s: %s with some full-width characters gets no country letters', (alpha2, typed) => {
    expect(formOf(typed, alpha2)).toBeUndefined();
  });

  it.each([
    ['154−0023', 'JP', '154-0023'],
    ['154ー0023', 'JP', '154-0023'],
    ['154–0023', 'JP', '154-0023'],
    ['2725—079', 'PT', '2725-079'],
    ['EC1Y\u00a08SY', 'GB', 'EC1Y 8SY'],
    ['\u200eEC1Y 8SY', 'GB', 'EC1Y 8SY'],
    ['1', 'US', undefined],
    ['', 'US', undefined],
    ['12 345 6789 0', 'US', undefined],
  ])('%j in %s is %j', (typed, alpha2, form) => {
    expect(formOf(typed, alpha2)).toBe(form);
  });

  it.each([
    ['sw1a', 'GB', 'SW1A'],
    ['k1a', 'CA', 'K1A'],
    ['k1', 'CA', undefined],
    ['123', 'US', undefined],
  ])('formats the first half of a code, %s in %s, as %s', (typed, alpha2, form) => {
    expect(formOf(typed, alpha2)).toBe(form);
  });

  it('is the trimmed text if the country has no postal codes, is unknown, or rejects it', () => {
    expect(formOf('999077', 'HK')).toBeUndefined();
    expect(postalForm(' ９９９ 077 ', countryOf('HK'))).toBe('999 077');
    expect(postalForm(' sw1a  1aa ', undefined)).toBe('sw1a 1aa');
    expect(postalForm('no  code', countryOf('US'))).toBe('no code');
    expect(postalForm('ec1y8sy', countryOf('GB'))).toBe('EC1Y 8SY');
  });
});
