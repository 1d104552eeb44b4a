import type { Address } from '@ironcart/core/address';
import type { Site } from '@ironcart/core/site';
import { prepareRule, type RulesOfClass, taxClasses, untaxed } from '@ironcart/tax';
import { taxAt } from '@ironcart/tax/dated';
import type { TaxTable } from './tax.reader.ts';

type TaxedAddress = Pick<Address, 'countryId' | 'postcode' | 'region'>;

/** Message if the tax is unknown. */
export const untoldTaxMessage = 'The tax at that address cannot be told';

/** The ledger's rules at an address on a day; undefined if the ledger does not know the tax. */
const ledgerRulesAt = (
  day: string,
  { countryId: countryCode, postcode, region }: TaxedAddress,
): RulesOfClass | undefined => {
  const address = { countryCode, region, ...(postcode === '' ? {} : { postcode }) };
  const standard = taxAt(day, address, 'goods');
  if (!standard.ok) return undefined;
  if (standard.value.kind === 'outsideVat') return untaxed;
  if (standard.value.kind !== 'taxed') return undefined;
  const goods = prepareRule(standard.value.rule);
  return (ruleClass) => {
    const taxClass = taxClasses.find((known) => known === ruleClass);
    const answer = taxClass && taxAt(day, address, taxClass);
    // Split or unconfirmed classes are taxed like goods, as is shipping, so that the tax is never too low.
    return [answer?.ok && answer.value.kind === 'taxed' ? prepareRule(answer.value.rule) : goods];
  };
};

/**
 * Rules for taxing an order at an address: the database's table first, which contains the specification's (READINGS
 * A6). If the country has no rule in it, the site decides: the dated ledger, an untaxed export, or no sale.
 * @param table rules of the day, of this and other countries
 * @param day calendar day of the sale: '2026-01-31'
 * @returns undefined if the tax is unknown; the sale is then refused instead of untaxed
 */
export const taxRulesAt = (
  table: TaxTable,
  { site, address, day }: { readonly site: Site; readonly address: TaxedAddress; readonly day: string },
): RulesOfClass | undefined => {
  const { countryId: countryCode, postcode, region } = address;
  const inTable = table.get(countryCode)?.rulesAt({ countryCode, postcode, region, day });
  if (inTable) return inTable;
  switch (site.taxBeyondTable) {
    case 'datedLedger':
      return ledgerRulesAt(day, address);
    case 'untaxedExport':
      return untaxed;
    case undefined:
      return undefined;
  }
};
