import { type Address, dayAt, type Site } from '@ironcart/core';
import { taxClasses } from '@ironcart/tax';
import { taxAt } from '@ironcart/tax/dated';
import type { LeviedRule } from './levied-rule.ts';

type TaxedAddress = Pick<Address, 'countryId' | 'postcode' | 'region'>;

/** What is said where nobody knows what is due. */
export const untoldTaxMessage = 'The tax at that address cannot be told';

const levy = 'vat';

/** The ledger's rules at an address on a day; undefined where it cannot say what is due there. */
const ledgerRulesAt = (
  day: string,
  { countryId: countryCode, postcode, region }: TaxedAddress,
): readonly LeviedRule[] | undefined => {
  const address = { countryCode, region, ...(postcode === '' ? {} : { postcode }) };
  const standard = taxAt(day, address, 'goods');
  if (standard.code === 'outsideVat') return [];
  if (standard.code !== 'taxed') return undefined;
  return taxClasses.map((taxClass) => {
    const answer = taxAt(day, address, taxClass);
    // What the law splits, or nobody has confirmed, is taxed like goods: never less than is due.
    const { rule } = answer.code === 'taxed' ? answer : standard;
    return { ...rule, taxClass, postcode: '*', region: '*', levy };
  });
};

/**
 * The rules that tax an order at an address: the specification's table first, which the database holds (READINGS A6).
 * Where it has no rule for the country, the site's choice follows: the dated ledger, an
 * untaxed export, or no sale.
 * @param rules the table's rules, of this country and of others
 * @param nowMs the moment of the sale, in milliseconds since the epoch
 * @returns undefined where it is not known what is due: nothing is sold untaxed for that reason
 */
export const taxRulesAt = (
  rules: readonly LeviedRule[],
  { site, address, nowMs }: { readonly site: Site; readonly address: TaxedAddress; readonly nowMs: number },
): readonly LeviedRule[] | undefined => {
  const ofCountry = rules.filter(({ countryCode }) => countryCode === address.countryId);
  if (ofCountry.length > 0) return ofCountry;
  switch (site.taxBeyondTable) {
    case 'datedLedger':
      return ledgerRulesAt(dayAt(nowMs, site.timeZone), address);
    case 'untaxedExport':
      return [];
    case undefined:
      return undefined;
  }
};
