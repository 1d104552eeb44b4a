import type { Country } from '@ironcart/core';
import { regions } from './regions.ts';

/**
 * Code, name and postal code pattern of every country that a site may ship to. The patterns are those of
 * Google's libaddressinput (Apache-2.0, testdata/countryinfo.txt), anchored; Ireland's and Malta's are our own.
 */
const ROWS: readonly (readonly [alpha2: string, name: string, postcodeRegex: string | undefined])[] = [
  ['US', 'United States', String.raw`^(?:\d{5}([ \-]\d{4})?)$`],
  ['CA', 'Canada', String.raw`^(?:[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ ]?\d[ABCEGHJ-NPRSTV-Z]\d)$`],
  ['AU', 'Australia', String.raw`^(?:\d{4})$`],
  ['NZ', 'New Zealand', String.raw`^(?:\d{4})$`],
  [
    'GB',
    'United Kingdom',
    String.raw`^(?:GIR[ ]?0AA|((AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2}))|BFPO[ ]?\d{1,4})$`,
  ],
  ['IE', 'Ireland', String.raw`^(?:(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ ]?[0-9AC-FHKNPRTV-Y]{4})$`],
  ['AT', 'Austria', String.raw`^(?:\d{4})$`],
  ['BE', 'Belgium', String.raw`^(?:\d{4})$`],
  ['BG', 'Bulgaria', String.raw`^(?:\d{4})$`],
  ['HR', 'Croatia', String.raw`^(?:\d{5})$`],
  ['CY', 'Cyprus', String.raw`^(?:\d{4})$`],
  ['CZ', 'Czechia', String.raw`^(?:\d{3}[ ]?\d{2})$`],
  ['DK', 'Denmark', String.raw`^(?:\d{4})$`],
  ['EE', 'Estonia', String.raw`^(?:\d{5})$`],
  ['FI', 'Finland', String.raw`^(?:\d{5})$`],
  ['FR', 'France', String.raw`^(?:\d{2}[ ]?\d{3})$`],
  ['DE', 'Germany', String.raw`^(?:\d{5})$`],
  ['GR', 'Greece', String.raw`^(?:\d{3} ?\d{2})$`],
  ['HU', 'Hungary', String.raw`^(?:\d{4})$`],
  ['IT', 'Italy', String.raw`^(?:\d{5})$`],
  ['LV', 'Latvia', String.raw`^(?:LV-\d{4})$`],
  ['LT', 'Lithuania', String.raw`^(?:\d{5})$`],
  ['LU', 'Luxembourg', String.raw`^(?:\d{4})$`],
  ['MT', 'Malta', String.raw`^(?:[A-Z]{3}[ ]?\d{4})$`],
  ['NL', 'Netherlands', String.raw`^(?:\d{4}[ ]?[A-Z]{2})$`],
  ['PL', 'Poland', String.raw`^(?:\d{2}-\d{3})$`],
  ['PT', 'Portugal', String.raw`^(?:\d{4}-\d{3})$`],
  ['RO', 'Romania', String.raw`^(?:\d{6})$`],
  ['SK', 'Slovakia', String.raw`^(?:\d{3}[ ]?\d{2})$`],
  ['SI', 'Slovenia', String.raw`^(?:\d{4})$`],
  ['ES', 'Spain', String.raw`^(?:\d{5})$`],
  ['SE', 'Sweden', String.raw`^(?:\d{3}[ ]?\d{2})$`],
  ['NO', 'Norway', String.raw`^(?:\d{4})$`],
  ['CH', 'Switzerland', String.raw`^(?:\d{4})$`],
  ['LI', 'Liechtenstein', '^(?:(948[5-9])|(949[0-7]))$'],
  ['IS', 'Iceland', String.raw`^(?:\d{3})$`],
  ['AD', 'Andorra', String.raw`^(?:AD[1-7]0\d)$`],
  ['AX', 'Åland Islands', String.raw`^(?:22\d{3})$`],
  ['MC', 'Monaco', String.raw`^(?:980\d{2})$`],
  ['SM', 'San Marino', String.raw`^(?:4789\d)$`],
  ['VA', 'Vatican City', '^(?:00120)$'],
  ['GI', 'Gibraltar', '^(?:GX11 1AA)$'],
  ['GG', 'Guernsey', String.raw`^(?:GY\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`],
  ['JE', 'Jersey', String.raw`^(?:JE\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`],
  ['IM', 'Isle of Man', String.raw`^(?:IM\d[\dA-Z]?[ ]?\d[ABD-HJLN-UW-Z]{2})$`],
  ['FO', 'Faroe Islands', String.raw`^(?:\d{3})$`],
  ['GL', 'Greenland', String.raw`^(?:39\d{2})$`],
  ['RS', 'Serbia', String.raw`^(?:\d{5,6})$`],
  ['UA', 'Ukraine', String.raw`^(?:\d{5})$`],
  ['AL', 'Albania', String.raw`^(?:\d{4})$`],
  ['MX', 'Mexico', String.raw`^(?:\d{5})$`],
  ['JP', 'Japan', String.raw`^(?:\d{3}-?\d{4})$`],
  ['KR', 'South Korea', String.raw`^(?:\d{3}[\-]\d{3})$`],
  ['SG', 'Singapore', String.raw`^(?:\d{6})$`],
  ['HK', 'Hong Kong', undefined],
  ['AE', 'United Arab Emirates', undefined],
];

const withRegions: ReadonlySet<string> = new Set(regions.map((region) => region.countryId));

/** A region is asked for exactly where the store has a list of them. */
export const countries: readonly Country[] = ROWS.map(([alpha2, name, postcodeRegex]) => ({
  alpha2,
  name,
  requireRegion: withRegions.has(alpha2),
  postcodeRegex,
}));
