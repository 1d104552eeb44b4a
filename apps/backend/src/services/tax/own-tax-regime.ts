import type { CountryCode } from '@ironcart/core/address';
import { createRuleIndex, type TaxRule } from '@ironcart/tax';

/** A country's tax law implemented by the store's own module, passed to the backend by the composition. */
export interface OwnTaxRegime {
  /** The countries that it taxes, instead of the merchant's table, the dated ledger and the site's setting. */
  readonly countries: readonly CountryCode[];
  /**
   * Rules of a country on a day, in the format of the merchant's table: by postal code, region and tax class, several
   * and compound taxes per line, own rules for shipping. Without rules a sale is not taxed.
   * @param day calendar day of the sale: '2026-01-31'
   */
  readonly rulesOn: (country: CountryCode, day: string) => readonly TaxRule[];
}

/** Regime of a country; undefined if the store has none. */
export const regimeOf = (regimes: readonly OwnTaxRegime[], country: CountryCode): OwnTaxRegime | undefined =>
  regimes.find(({ countries }) => countries.includes(country));

/** Validates regimes with their rules of today. @throws Error with a message for the author of the regimes */
export const checkRegimes = (regimes: readonly OwnTaxRegime[], today: string): void => {
  const seen = new Set<string>();
  for (const { countries, rulesOn } of regimes) {
    for (const country of countries) {
      if (!/^[A-Z]{2}$/.test(country))
        throw new Error(`A tax regime needs country codes like NO in place of ${country}.`);
      if (seen.has(country)) throw new Error(`Two tax regimes are for ${country}.`);
      seen.add(country);
      const rules = rulesOn(country, today);
      const stranger = rules.find(({ countryCode }) => countryCode !== country);
      if (stranger) throw new Error(`The tax regime of ${country} has a rule for ${stranger.countryCode}.`);
      try {
        createRuleIndex(rules);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The tax regime of ${country} has a rule that cannot be: ${reason}`, { cause });
      }
    }
  }
};
