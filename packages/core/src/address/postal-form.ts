import type { Country, CountryCode } from './country.ts';
import { plainCode, plainText, upperAscii } from './plain-text.ts';

type Separator = ' ' | '-';

/** After how many characters a country parts its postal codes (below zero: counted from the end), and with what. */
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
  SE: [3, ' '],
  SK: [3, ' '],
  US: [5, '-'],
};

const parted = (compact: string, alpha2: CountryCode): string => {
  const [at, separator] = partings[alpha2] ?? [0, ' '];
  const [head, tail] = [compact.slice(0, at), compact.slice(at)];
  return head ? head + separator + tail : compact;
};

/**
 * A postal code as its country writes it: 'sw1a1aa' is 'SW1A 1AA' in GB, '2725079' is '2725-079' in PT. Only case,
 * spaces, dashes and invisible marks change, and only into a code that the country's pattern accepts; any other text
 * is left as it is but for marks, digits of full width and spaces.
 * @param country the code's country, undefined while it is unknown
 */
export const postalForm = (postcode: string, country: Country | undefined): string => {
  const plain = plainText(postcode);
  if (country?.postcodeRegex === undefined) return plain;
  const pattern = new RegExp(country.postcodeRegex);
  const code = upperAscii(plainCode(postcode));
  const compact = code.replaceAll(/[\s\p{Dash_Punctuation}\u2212\u30fc]/gu, '');
  return [parted(compact, country.alpha2), code, compact].find((form) => pattern.test(form)) ?? plain;
};
