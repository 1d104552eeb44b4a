import type { CountryCode } from '@ironcart/core/address';
import { type Locale, languageTagOf } from '@ironcart/core/site';

const countryNames = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the words of a locale; the code itself where it names no country. */
export const countryNameOf = (code: CountryCode, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = countryNames.get(locale);
  const names = known ?? new Intl.DisplayNames(languageTagOf(locale), { type: 'region' });
  if (!known) countryNames.set(locale, names);
  return names.of(code) ?? code;
};
