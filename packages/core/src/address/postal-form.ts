import type { Country, CountryCode } from './country.ts';
import { isPartialPostcode } from './partial-postcode.ts';
import { plainCode, plainText, upperAscii } from './plain-text.ts';

type Separator = ' ' | '-';

/**
 * The position of the separator in a country's postal codes, in characters (negative: from the end), and the separator.
 */
const partings: Readonly<Record<CountryCode, readonly [at: number, separator: Separator]>> = {
  BR: [5, '-'],
  CA: [3, ' '],
  CZ: [3, ' '],
  GB: [-3, ' '],
  GG: [-3, ' '],
  GI: [4, ' '],
  GR: [3, ' '],
  IE: [3, ' '],
  IM: [-3, ' '],
  JE: [-3, ' '],
  JP: [3, '-'],
  LV: [2, '-'],
  MT: [3, ' '],
  NL: [4, ' '],
  PL: [2, '-'],
  PT: [4, '-'],
  SA: [5, '-'],
  SE: [3, ' '],
  SK: [3, ' '],
  US: [5, '-'],
};

/** The prefix of a British Forces post office; no other country's codes begin with it. */
const forcesMark = /^BFPO(?=\d)/;

const parted = (compact: string, alpha2: CountryCode): string => {
  if (forcesMark.test(compact)) return compact.replace(forcesMark, 'BFPO ');
  const [at, separator] = partings[alpha2] ?? [0, ' '];
  const [head, tail] = [compact.slice(0, at), compact.slice(at)];
  return head ? head + separator + tail : compact;
};

/** Prefixes of postal codes other than the country's own code: vehicle registration codes, as in 'D-10115'. */
const countrySigns: Readonly<Record<CountryCode, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  CH: ['CH'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN', 'SF'],
  FR: ['F'],
  GR: ['EL'],
  HU: ['H'],
  IT: ['I'],
  LI: ['FL', 'CH'],
  LU: ['L'],
  MC: ['F'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
  SM: ['I', 'RSM'],
  VA: ['I'],
};

/** Texts before a code that are not part of it: a label, Japan's postal mark. */
const labels = /^(?:POSTAL ?CODE|POST ?CODE|ZIP(?: ?CODE)?|CEP|PLZ|CP|〒)[ :.]*/;

const separators = /[\s\p{Dash_Punctuation}\u2212\u30fc]/gu;

/**
 * The possible readings of a code: without the country's prefix, or with it if only digits were given. 'D10115' is
 * '10115', '1073' is 'LV1073'.
 */
const readingsOf = (compact: string, alpha2: CountryCode): readonly string[] => {
  const signs = [alpha2, ...(countrySigns[alpha2] ?? [])];
  const bare = signs.flatMap((sign) => (compact.startsWith(sign) ? [compact.slice(sign.length)] : []));
  return [...bare, ...(/^\d+$/.test(compact) ? [alpha2 + compact] : [])];
};

/**
 * Formats a postal code in its country's notation if one of its readings matches the country's pattern: 'sw1a1aa'
 * becomes 'SW1A 1AA' in GB, '2725079' becomes '2725-079' in PT, 'D-10115' becomes '10115' in DE; otherwise undefined.
 * Changes only case, width, spaces, dashes, invisible characters, a label and the country's prefix. The first half of a
 * code, as wallets reveal it before payment, is converted to upper case.
 */
export const acceptedPostalForm = (postcode: string, country: Country): string | undefined => {
  if (country.postcodeRegex === undefined) return undefined;
  const pattern = new RegExp(country.postcodeRegex);
  const code = upperAscii(plainCode(postcode)).replace(labels, '');
  const compact = code.replaceAll(separators, '');
  const { alpha2 } = country;
  const forms = [compact, ...readingsOf(compact, alpha2)].flatMap((form) => [parted(form, alpha2), form]);
  const [first = compact, ...others] = forms;
  const accepted = [first, code, ...others].find((form) => pattern.test(form));
  return accepted ?? (isPartialPostcode(code, country) ? code : undefined);
};

/**
 * Formats a postal code in its country's notation. Other texts stay, except for invisible characters, full-width digits
 * and spaces.
 * @param country the code's country; undefined while it is unknown
 */
export const postalForm = (postcode: string, country: Country | undefined): string =>
  (country && acceptedPostalForm(postcode, country)) ?? plainText(postcode);
