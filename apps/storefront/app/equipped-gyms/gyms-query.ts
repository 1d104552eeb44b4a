import type { GymCountry } from '@ironcart/core/equipped-gym';
import { gymsPath } from './gym-pages.ts';

/** Which gyms the page shows. */
export interface GymsQuery {
  /** Of names and places; empty: all gyms. */
  readonly words: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
}

/** The longest words that are searched for. */
export const longestWords = 100;

/** Reads the gyms that an address asks for; a country that there is none of is left out. */
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

/** Links to the same search in each country that has gyms, and in all of them. */
export const countryLinks = ({ words, countryCode }: GymsQuery, countries: readonly GymCountry[]) => [
  { label: 'Everywhere', href: gymsHref({ words }), isCurrent: countryCode === undefined },
  ...countries.map((country) => ({
    label: country.country,
    href: gymsHref({ words, countryCode: country.countryCode }),
    isCurrent: country.countryCode === countryCode,
  })),
];
