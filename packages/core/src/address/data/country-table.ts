import type { Country } from '../country.ts';
import { countriesWithSubdivisions } from './subdivisions.ts';

/**
 * The source of a postal code pattern. `libaddressinput`: from Google's libaddressinput (Apache-2.0,
 * testdata/countryinfo.txt), anchored by us. `cross-checked`: from the postal service's published format, confirmed by
 * a second source (libaddressinput or the test vectors of validator.js). `unconfirmed`: from the postal service's
 * published format only, without a source that is stored with the project.
 */
export type PostalBasis = 'libaddressinput' | 'cross-checked' | 'unconfirmed';

/** A country of the table: its rules for address forms, and the source of its postal code pattern. */
export interface CountryRecord extends Country {
  readonly basis: PostalBasis;
  /** Postal codes in use, in the country's notation; empty if the country has none. */
  readonly examples: readonly string[];
}

type Row = readonly [alpha2: string, name: string, postcodeRegex: string | undefined, ...examples: string[]];

/** For Ireland, Malta and South Korea the source has no pattern or an outdated one: see `crossChecked`. */
const fromLibaddressinput: readonly Row[] = [
  ['US', 'United States', String.raw`^(?:\d{5}([ \-]\d{4})?)$`, '95014', '22162-1010'],
  [
    'CA',
    'Canada',
    String.raw`^(?:[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ ]?\d[ABCEGHJ-NPRSTV-Z]\d)$`,
    'H3Z 2Y7',
    'K1A 0B1',
  ],
  ['AU', 'Australia', String.raw`^(?:\d{4})$`, '2060', '3171'],
  ['NZ', 'New Zealand', String.raw`^(?:\d{4})$`, '6001', '1030'],
  [
    'GB',
    'United Kingdom',
    String.raw`^(?:GIR[ ]?0AA|((AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2}))|BFPO[ ]?\d{1,4})$`,
    'EC1Y 8SY',
    'M2 5BQ',
    'W1A 4ZZ',
    'BFPO 61',
  ],
  ['AT', 'Austria', String.raw`^(?:\d{4})$`, '1010', '3741'],
  ['BE', 'Belgium', String.raw`^(?:\d{4})$`, '4000', '1000'],
  ['BG', 'Bulgaria', String.raw`^(?:\d{4})$`, '1000', '1700'],
  ['HR', 'Croatia', String.raw`^(?:\d{5})$`, '10000', '21001'],
  ['CY', 'Cyprus', String.raw`^(?:\d{4})$`, '2008', '3304'],
  ['CZ', 'Czechia', String.raw`^(?:\d{3}[ ]?\d{2})$`, '100 00', '251 66'],
  ['DK', 'Denmark', String.raw`^(?:\d{4})$`, '8660', '1566'],
  ['EE', 'Estonia', String.raw`^(?:\d{5})$`, '69501', '11212'],
  ['FI', 'Finland', String.raw`^(?:\d{5})$`, '00550', '00011'],
  ['FR', 'France', String.raw`^(?:\d{2}[ ]?\d{3})$`, '33380', '34092'],
  ['DE', 'Germany', String.raw`^(?:\d{5})$`, '26133', '53225'],
  ['GR', 'Greece', String.raw`^(?:\d{3} ?\d{2})$`, '151 24', '101 88'],
  ['HU', 'Hungary', String.raw`^(?:\d{4})$`, '1037', '2380'],
  ['IT', 'Italy', String.raw`^(?:\d{5})$`, '00144', '39049'],
  ['LV', 'Latvia', String.raw`^(?:LV-\d{4})$`, 'LV-1073', 'LV-1000'],
  ['LT', 'Lithuania', String.raw`^(?:\d{5})$`, '04340', '03500'],
  ['LU', 'Luxembourg', String.raw`^(?:\d{4})$`, '4750', '2998'],
  ['NL', 'Netherlands', String.raw`^(?:\d{4}[ ]?[A-Z]{2})$`, '1234 AB', '2490 AA'],
  ['PL', 'Poland', String.raw`^(?:\d{2}-\d{3})$`, '00-950', '48-300'],
  ['PT', 'Portugal', String.raw`^(?:\d{4}-\d{3})$`, '2725-079', '1250-096'],
  ['RO', 'Romania', String.raw`^(?:\d{6})$`, '060274', '200716'],
  ['SK', 'Slovakia', String.raw`^(?:\d{3}[ ]?\d{2})$`, '010 01', '972 48'],
  ['SI', 'Slovenia', String.raw`^(?:\d{4})$`, '4000', '1001'],
  ['ES', 'Spain', String.raw`^(?:\d{5})$`, '28039', '28300'],
  ['SE', 'Sweden', String.raw`^(?:\d{3}[ ]?\d{2})$`, '114 55', '105 00'],
  ['NO', 'Norway', String.raw`^(?:\d{4})$`, '0025', '6631'],
  ['CH', 'Switzerland', String.raw`^(?:\d{4})$`, '2544', '1211'],
  ['LI', 'Liechtenstein', '^(?:(948[5-9])|(949[0-7]))$', '9496', '9485'],
  ['IS', 'Iceland', String.raw`^(?:\d{3})$`, '320', '121'],
  ['AD', 'Andorra', String.raw`^(?:AD[1-7]0\d)$`, 'AD100', 'AD700'],
  ['AX', 'Åland Islands', String.raw`^(?:22\d{3})$`, '22150', '22710'],
  ['MC', 'Monaco', String.raw`^(?:980\d{2})$`, '98000', '98020'],
  ['SM', 'San Marino', String.raw`^(?:4789\d)$`, '47890', '47899'],
  ['VA', 'Vatican City', '^(?:00120)$', '00120'],
  ['GI', 'Gibraltar', '^(?:GX11 1AA)$', 'GX11 1AA'],
  ['GG', 'Guernsey', String.raw`^(?:GY\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`, 'GY1 1AA', 'GY2 2BT'],
  ['JE', 'Jersey', String.raw`^(?:JE\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`, 'JE1 1AA', 'JE2 2BT'],
  ['IM', 'Isle of Man', String.raw`^(?:IM\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`, 'IM2 1AA', 'IM99 1PS'],
  ['FO', 'Faroe Islands', String.raw`^(?:\d{3})$`, '100'],
  ['GL', 'Greenland', String.raw`^(?:39\d{2})$`, '3900', '3911'],
  ['RS', 'Serbia', String.raw`^(?:\d{5,6})$`, '106314'],
  ['UA', 'Ukraine', String.raw`^(?:\d{5})$`, '15432', '01055'],
  ['AL', 'Albania', String.raw`^(?:\d{4})$`, '1001', '3501'],
  ['MX', 'Mexico', String.raw`^(?:\d{5})$`, '02860', '77520'],
  ['JP', 'Japan', String.raw`^(?:\d{3}-?\d{4})$`, '154-0023', '951-8073'],
  ['SG', 'Singapore', String.raw`^(?:\d{6})$`, '546080', '308125'],
  ['HK', 'Hong Kong', undefined],
  ['AE', 'United Arab Emirates', undefined],
  ['BA', 'Bosnia and Herzegovina', String.raw`^(?:\d{5})$`, '71000'],
  ['BR', 'Brazil', String.raw`^(?:\d{5}-?\d{3})$`, '40301-110', '70002-900'],
];

const crossChecked: readonly Row[] = [
  ['IE', 'Ireland', String.raw`^(?:(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ ]?[0-9AC-FHKNPRTV-Y]{4})$`, 'D02 X285', 'A65 F4E2'],
  ['MT', 'Malta', String.raw`^(?:[A-Z]{3}[ ]?\d{4})$`, 'BZN 1130', 'VCT 1753'],
  ['KR', 'South Korea', String.raw`^(?:\d{5})$`, '17008', '03051'],
  ['AR', 'Argentina', String.raw`^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$`, 'C1070AAM', '1000'],
  ['CN', 'China', String.raw`^(?:\d{6})$`, '100084', '200030'],
  ['ID', 'Indonesia', String.raw`^(?:\d{5})$`, '40115'],
  ['IL', 'Israel', String.raw`^(?:\d{5}(?:\d{2})?)$`, '9614303'],
  ['IN', 'India', String.raw`^(?:[1-9]\d{5})$`, '110034', '560001'],
  ['LK', 'Sri Lanka', String.raw`^(?:\d{5})$`, '20000', '00100'],
  ['MY', 'Malaysia', String.raw`^(?:\d{5})$`, '43000', '50754'],
  ['SA', 'Saudi Arabia', String.raw`^(?:\d{5}(?:-\d{4})?)$`, '11564', '12345-7689'],
  ['TH', 'Thailand', String.raw`^(?:\d{5})$`, '10150', '10210'],
  ['TN', 'Tunisia', String.raw`^(?:\d{4})$`, '1002', '8129'],
  ['TW', 'Taiwan', String.raw`^(?:\d{3}(?:\d{2})?)$`, '104', '10603'],
  ['ZA', 'South Africa', String.raw`^(?:\d{4})$`, '0083', '1451'],
];

const unconfirmed: readonly Row[] = [
  ['CL', 'Chile', String.raw`^(?:\d{3}-?\d{4})$`, '8340457'],
  ['CO', 'Colombia', String.raw`^(?:\d{6})$`, '110221'],
  ['CR', 'Costa Rica', String.raw`^(?:\d{5})$`, '10101'],
  ['EG', 'Egypt', String.raw`^(?:\d{5})$`, '12411'],
  ['MA', 'Morocco', String.raw`^(?:\d{5})$`, '10000'],
  ['ME', 'Montenegro', String.raw`^(?:8\d{4})$`, '81000'],
  ['MK', 'North Macedonia', String.raw`^(?:\d{4})$`, '1000'],
  ['PE', 'Peru', String.raw`^(?:\d{5})$`, '15001'],
  ['PH', 'Philippines', String.raw`^(?:\d{4})$`, '1008'],
  ['TR', 'Türkiye', String.raw`^(?:\d{5})$`, '06101'],
  ['UY', 'Uruguay', String.raw`^(?:\d{5})$`, '11600'],
];

const recordsOf = (rows: readonly Row[], basis: PostalBasis): readonly CountryRecord[] =>
  rows.map(([alpha2, name, postcodeRegex, ...examples]) => ({
    alpha2,
    name,
    requireRegion: countriesWithSubdivisions.includes(alpha2),
    postcodeRegex,
    basis,
    examples,
  }));

/**
 * The countries to which a store can ship, with their postal code patterns. Every pattern is anchored, upper case and
 * has no unlimited repetition, so that matching any text takes few steps. A region is required if `subdivisionsOf` has
 * a list.
 */
export const countryTable: readonly CountryRecord[] = /* @__PURE__ */ [
  .../* @__PURE__ */ recordsOf(fromLibaddressinput, 'libaddressinput'),
  .../* @__PURE__ */ recordsOf(crossChecked, 'cross-checked'),
  .../* @__PURE__ */ recordsOf(unconfirmed, 'unconfirmed'),
];
