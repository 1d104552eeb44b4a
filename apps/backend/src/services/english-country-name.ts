const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** A country's English name, as in 'Germany' for 'DE'; the code itself if it is unknown. */
export const englishCountryName = (alpha2: string): string =>
  /^[A-Z]{2}$/.test(alpha2) ? (englishNames.of(alpha2) ?? alpha2) : alpha2;
