import type { Address } from '@ironcart/core/address';
import type { Site } from '@ironcart/core/site';
import { prepareRule, type RulesOfClass, taxClasses } from '@ironcart/tax';
import { taxAt } from '@ironcart/tax/dated';
import type { TaxTable } from './tax.reader.ts';

type TaxedAddress = Pick<Address, 'countryId' | 'postcode' | 'region'>;

/** What is said where nobody knows what is due. */
export const untoldTaxMessage = 'The tax at that address cannot be told';

/** The ledger's rules at an address on a day; undefined where it cannot say what is due there. */
const ledgerRulesAt = (
  day: string,
  { countryId: countryCode, postcode, region }: TaxedAddress,
): RulesOfClass | undefined => {
  const address = { countryCode, region, ...(postcode === '' ? {} : { postcode }) };
  const standard = taxAt(day, address, 'goods');
  if (!standard.ok) return undefined;
  if (standard.value.kind === 'outsideVat') return () => [];
  if (standard.value.kind !== 'taxed') return undefined;
  const goods = prepareRule(standard.value.rule);
  return (ruleClass) => {
    const taxClass = taxClasses.find((known) => known === ruleClass);
    const answer = taxClass && taxAt(day, address, taxClass);
    // What the law splits, or nobody has confirmed, is taxed like goods, and so is shipping: never less than is due.
    return [answer?.ok && answer.value.kind === 'taxed' ? prepareRule(answer.value.rule) : goods];
  };
};

/**
 * The rules that tax an order at an address: the specification's table first, which the database holds (READINGS A6).
 * Where it has no rule for the country, the site's choice follows: the dated ledger, an
 * untaxed export, or no sale.
 * @param table of the day, of this country and of others
 * @param day the calendar day of the sale: '2026-01-31'
 * @returns undefined where it is not known what is due: nothing is sold untaxed for that reason
 */
export const taxRulesAt = (
  table: TaxTable,
  { site, address, day }: { readonly site: Site; readonly address: TaxedAddress; readonly day: string },
): RulesOfClass | undefined => {
  const { countryId: countryCode, postcode, region } = address;
  const index = table.get(countryCode);
  if (index) return index.rulesAt({ countryCode, postcode, region, day });
  switch (site.taxBeyondTable) {
    case 'datedLedger':
      return ledgerRulesAt(day, address);
    case 'untaxedExport':
      return () => [];
    case undefined:
      return undefined;
  }
};
