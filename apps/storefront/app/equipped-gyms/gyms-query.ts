import type { GymCountry } from '@ironcart/core/equipped-gym';
import { gymsPath } from './gym-pages.ts';

/** Filters of the list of gyms. */
export interface GymsQuery {
  /** Search words, matched against names and places; empty: no filter. */
  readonly words: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
}

/** Maximum length of the search words. */
export const longestWords = 100;

/** Parses the filters from a URL's query; a malformed country code is ignored. */
export const gymsQueryOf = (parameters: URLSearchParams): GymsQuery => {
  const country = parameters.get('country') ?? '';
  return {
    words: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, longestWords),
    countryCode: /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
};

const gymsHref = ({ words, countryCode }: GymsQuery): string => {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(countryCode === undefined ? {} : { country: countryCode }),
  });
  return query.size === 0 ? gymsPath : `${gymsPath}?${query}`;
};

/** Links to the same search within each country that has gyms, and without a country. */
export const countryLinks = ({ words, countryCode }: GymsQuery, countries: readonly GymCountry[]) => [
  { label: 'Everywhere', href: gymsHref({ words }), isCurrent: countryCode === undefined },
  ...countries.map((country) => ({
    label: country.country,
    href: gymsHref({ words, countryCode: country.countryCode }),
    isCurrent: country.countryCode === countryCode,
  })),
];
