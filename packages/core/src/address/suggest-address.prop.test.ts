import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress, arbitraryCarelessAddress, arbitraryPlacedAddress, regionsIn } from '../testing/index.ts';
import type { Address } from './address.ts';
import type { Country } from './country.ts';
import { countryTable } from './data/index.ts';
import { plainCode, plainText, upperAscii } from './plain-text.ts';
import { postalForm } from './postal-form.ts';
import { suggestAddress } from './suggest-address.ts';
import { isAddressValid } from './validate-address.ts';

const country = (alpha2: string): Country | undefined => countryTable.find((known) => known.alpha2 === alpha2);

/**
 * Text without insignificant differences: case, spaces, dashes, invisible marks and the width of letters and digits.
 */
const meaningOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Dash_Punctuation}\u2212\u30fc]/gu, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase();

const textsOf = ({ street, ...fields }: Address): readonly string[] =>
  [...street, ...Object.values(fields)].filter((text) => typeof text === 'string');

/** Text with everything in it that a suggestion may touch, and much that it may not. */
const strangeText = () =>
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...' \t\n\u00a0\u3000\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202e\u2066\ufeff',
        '--',
        '\u2013',
      ),
      fc.constantFrom(
        ...'09aZ\u0660\u06f9\uff10\uff19\uff21\uff41\u0644\u0915\u017f\u0131\u00df@."',
        '\ud800',
        '\u{1f468}',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 12,
  });

const strangeAddress = () =>
  fc
    .tuple(arbitraryPlacedAddress(), fc.array(strangeText(), { minLength: 12, maxLength: 12 }))
    .map(([{ address, country: place }, [first = '', last = '', ...texts]]) => {
      const [telephone = '', email = '', city = '', postcode = '', region = '', company = '', ...street] = texts;
      const strange = { firstname: first, lastname: last, telephone, email, city, postcode, region, company, street };
      return { address: { ...address, ...strange }, country: place };
    });

describe('suggestAddress', () => {
  it('changes only case, spaces, dashes, accents and character width', () => {
    fc.assert(
      fc.property(fc.oneof(strangeAddress(), arbitraryCarelessAddress()), ({ address, country: place }) => {
        const suggested = suggestAddress(address, place, regionsIn(place)).address;
        expect(textsOf(suggested).map(meaningOf)).toEqual(textsOf(address).map(meaningOf));
        expect(suggested.street).toHaveLength(address.street.length);
      }),
    );
  });

  it('suggests nothing for its own suggestion', () => {
    fc.assert(
      fc.property(fc.oneof(strangeAddress(), arbitraryCarelessAddress()), ({ address, country: place }) => {
        const once = suggestAddress(address, place, regionsIn(place)).address;
        expect(suggestAddress(once, place, regionsIn(place))).toEqual({ address: once, changes: [] });
      }),
    );
  });

  it('makes a carelessly typed address valid, and keeps a valid one valid', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryPlacedAddress(), arbitraryCarelessAddress()), ({ address, country: place }) => {
        const regions = regionsIn(place);
        expect(isAddressValid(suggestAddress(address, place, regions).address, place, regions)).toBe(true);
      }),
    );
  });

  it('lists the old and new text of each difference', () => {
    fc.assert(
      fc.property(fc.oneof(strangeAddress(), arbitraryCarelessAddress()), ({ address, country: place }) => {
        const { address: suggested, changes } = suggestAddress(address, place, regionsIn(place));
        const flat = (given: Address): Readonly<Record<string, unknown>> => ({
          ...given,
          ...Object.fromEntries(given.street.map((line, at) => [`street.${at}`, line])),
        });
        const [before, after] = [flat(address), flat(suggested)];
        for (const { path, from, to } of changes) {
          expect(from).toBe(before[path]);
          expect(to).toBe(after[path]);
        }
        const changed = Object.keys(before).filter((path) => path !== 'street' && before[path] !== after[path]);
        expect(changes.map(({ path }) => path).sort()).toEqual(changed.sort());
      }),
    );
  });

  it('treats codes differently from names', () => {
    const [address] = fc.sample(arbitraryAddress(), 1);
    if (address === undefined) throw new Error('no sample');
    const written: Address = {
      firstname: ' \u200fada  MARIE',
      lastname: 'van\u00a0der Berg ',
      telephone: '\uff0b1 \uff12\uff13',
      email: 'Ada@EXAMPLE.Com',
      street: ['Main  St 1\uff12', 'Floor 2'],
      city: 'C\uff2fLUMBUS',
      postcode: '432151234',
      region: 'oh',
      countryId: 'us',
      company: 'Iron\u200b cart',
      apartment: ' 4 ',
      vatNumber: 'de\u200d 123',
      eoriNumber: '\uff27\uff22 1',
    };
    const regions = regionsIn({ alpha2: 'US' });
    expect(suggestAddress(written, country('US'), regions).changes).toEqual([
      { path: 'firstname', from: ' \u200fada  MARIE', to: 'ada MARIE' },
      { path: 'lastname', from: 'van\u00a0der Berg ', to: 'van der Berg' },
      { path: 'telephone', from: '\uff0b1 \uff12\uff13', to: '+1 23' },
      { path: 'email', from: 'Ada@EXAMPLE.Com', to: 'Ada@example.com' },
      { path: 'postcode', from: '432151234', to: '43215-1234' },
      { path: 'region', from: 'oh', to: 'OH' },
      { path: 'countryId', from: 'us', to: 'US' },
      { path: 'company', from: 'Iron\u200b cart', to: 'Iron cart' },
      { path: 'apartment', from: ' 4 ', to: '4' },
      { path: 'vatNumber', from: 'de\u200d 123', to: 'de 123' },
      { path: 'eoriNumber', from: '\uff27\uff22 1', to: 'GB 1' },
      { path: 'street.0', from: 'Main  St 1\uff12', to: 'Main St 12' },
    ]);
    expect(suggestAddress({ ...written, region: 'Ohio' }, country('US'), regions).address.region).toBe('Ohio');
    expect(
      suggestAddress({ ...written, region: 'on' }, country('US'), regionsIn({ alpha2: 'CA' })).address.region,
    ).toBe('on');
  });

  it('changes only the domain of a valid e-mail', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        const emailOf = (email: string) => suggestAddress({ ...address, email }, undefined).address.email;
        expect(emailOf('"A  b"@Example.COM')).toBe('"A  b"@example.com');
        expect(emailOf(' A@B.co\u200b')).toBe('A@b.co');
        expect(emailOf('nobody')).toBe('nobody');
      }),
      { numRuns: 1 },
    );
  });

  it('handles a megabyte of any text immediately', () => {
    fc.assert(
      fc.property(arbitraryPlacedAddress('GB', 'PL'), ({ address, country: place }) => {
        for (const unit of [
          '\u200d',
          '\u200d\u0644',
          ' ',
          ' \u200c',
          '-',
          '9',
          'a-',
          '\ud800',
          '@',
          '\u200b\u0915\u200d',
        ]) {
          const text = unit.repeat(1_000_000 / unit.length);
          const hostile = { ...address, firstname: text, email: text, postcode: text };
          expect(suggestAddress(hostile, place).address.countryId).toBe(place.alpha2);
        }
      }),
      { numRuns: 1 },
    );
  });
});

describe('plainText', () => {
  it.each([
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['a\u200db', 'ab'],
    ['\u0645\u200cb', '\u0645b'],
    ['a\u200c\u0645', 'a\u0645'],
    ['\u200d\u0645\u200d', '\u0645'],
    ['\u0645 \u200c \u0645', '\u0645 \u0645'],
    ['\u0661\u06f2\uff13', '123'],
    ['\uff21\uff42', '\uff21\uff42'],
    ['so\u00adft', 'soft'],
    ['\u2067x\u2069', 'x'],
  ])('keeps Unicode joiners only between letters that need them: %j becomes %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('plainText of an invisible character', () => {
  const marks = [
    '\u00ad',
    '\u061c',
    '\u200b',
    ...'\u200e\u200f',
    ...'\u202a\u202b\u202c\u202d\u202e',
    '\u2060',
    ...'\u2066\u2067\u2068\u2069',
    '\ufeff',
  ];

  it.each(marks.map((mark) => [mark.charCodeAt(0).toString(16), mark]))(
    'removes U+%s, also between letters',
    (_, mark) => {
      expect(plainText(`\u0645${mark}\u0645`)).toBe('\u0645\u0645');
    },
  );
});

describe('plainCode', () => {
  it('converts letters and signs to ASCII width, and removes every accent', () => {
    expect(plainCode('\uff21\uff42\uff0d\uff11\uff01\uff5e')).toBe('Ab-1!~');
    expect(plainCode('\u0645\u200c\u0645\u3164')).toBe('\u0645\u0645');
  });
});

describe('upperAscii', () => {
  it('preserves the identity of letters', () => {
    expect(upperAscii('az\u017f\u0131\u00df\u00e9')).toBe('AZ\u017f\u0131\u00df\u00e9');
  });
});

describe('postalForm', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm25bq', 'M2 5BQ'],
    ['GB', ' EC1Y  8SY ', 'EC1Y 8SY'],
    ['GB', 'bfpo 61', 'BFPO 61'],
    ['GB', 'bfpo-61', 'BFPO 61'],
    ['GG', 'gy11aa', 'GY1 1AA'],
    ['GG', 'gy101sf', 'GY10 1SF'],
    ['JE', 'je2-2bt', 'JE2 2BT'],
    ['IM', 'im991ps', 'IM99 1PS'],
    ['GI', 'gx111aa', 'GX11 1AA'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['IE', 'd02x285', 'D02 X285'],
    ['US', '221621010', '22162-1010'],
    ['US', '22162 1010', '22162-1010'],
    ['US', '95014', '95014'],
    ['NL', '1234ab', '1234 AB'],
    ['PT', '2725079', '2725-079'],
    ['PT', '2725 \u2013 079', '2725-079'],
    ['PL', '00950', '00-950'],
    ['JP', '\uff11\uff15\uff14\u30fc\uff10\uff10\uff12\uff13', '154-0023'],
    ['BR', '40301110', '40301-110'],
    ['CL', '834-0457', '8340457'],
    ['LV', 'lv1073', 'LV-1073'],
    ['MT', 'bzn1130', 'BZN 1130'],
    ['SE', '11455', '114 55'],
    ['CZ', '10000', '100 00'],
    ['SK', '01001', '010 01'],
    ['GR', '15124', '151 24'],
    ['FR', '33 380', '33380'],
    ['DE', '\u200f10999\u200e', '10999'],
    ['AD', 'ad 100', 'AD100'],
    ['AR', 'c1070aam', 'C1070AAM'],
    ['GB', 'sw1a', 'SW1A'],
    ['LV', '1073', 'LV-1073'],
    ['AD', '100', 'AD100'],
    ['DE', 'D-10999', '10999'],
    ['DE', 'de 10999', '10999'],
    ['AT', 'a - 1010', '1010'],
    ['FI', 'FIN-00550', '00550'],
    ['LI', 'FL-9490', '9490'],
    ['JP', '〒154-0023', '154-0023'],
    ['BR', 'CEP: 40301110', '40301-110'],
    ['US', 'ZIP 95014', '95014'],
    ['SA', '12345-7689', '12345-7689'],
  ])('of %s formats %j as %s', (alpha2, typed, form) => {
    expect(postalForm(typed, country(alpha2))).toBe(form);
  });

  it.each([
    ['GB', '\u017fw1a 1aa'],
    ['US', '4540'],
    ['DE', 'X-10999'],
    ['FR', 'D-10999'],
    ['HK', 'none'],
    ['DE', ''],
  ])('of %s keeps %j, which is not a postal code', (alpha2, typed) => {
    expect(postalForm(typed, country(alpha2))).toBe(typed);
  });

  it('formats every example of the country table like the table', () => {
    for (const { examples, ...place } of countryTable) {
      const written = examples.map((example) => postalForm(example, place));
      expect(written.filter((form) => !new RegExp(place.postcodeRegex ?? '').test(form))).toEqual([]);
      expect(written).toEqual(examples);
    }
  });

  it('only trims the text for a country that is unknown or has no pattern', () => {
    expect(postalForm(' a\u200b1  b ', undefined)).toBe('a1 b');
    expect(postalForm(' a1  b ', country('AE'))).toBe('a1 b');
  });
});
