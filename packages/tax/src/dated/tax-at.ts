import type { CountryCode } from '@ironcart/core/address';
import { type Result, requireText } from '@ironcart/core/result';
import { isCalendarDay } from '@ironcart/core/site';
import { normalisedCode } from '../rules/overlapping-rules.ts';
import type { TaxClass } from '../rules/tax-rule.ts';
import { vatCode } from '../rules/vat-code.ts';
import { countryRates } from './country-rates.ts';
import type { DatedRate, DatedRates } from './dated-rate.ts';
import { findTerritory, type TerritoryMatch, territoriesOf } from './find-territory.ts';
import type { TaxAddress, TaxAnswer, TaxAtIssue } from './tax-answer.ts';

const ratesOfCountry = (countryCode: CountryCode): DatedRates | undefined =>
  Object.hasOwn(countryRates, countryCode) ? countryRates[countryCode] : undefined;

/** The country of an ISO 3166-2 code: 'PT' of 'PT-20'; undefined for a name or a short code. */
const countryOfRegion = (region: string): string | undefined => /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(region.trim())?.[1];

const isForeignRegion = ({ countryCode, region = '' }: TaxAddress): boolean => {
  const country = countryOfRegion(region);
  if (country === undefined || country === countryCode) return false;
  return !territoriesOf(countryCode).some(
    ({ taxCountry, postcodes }) => postcodes[0] === '*' && taxCountry === country,
  );
};

const answerOf = (
  dated: DatedRate,
  taxClass: TaxClass,
  countryCode: CountryCode,
  match: TerritoryMatch | undefined,
): TaxAnswer => {
  const { rates, from, fromIs, until, source, basis, note } = dated;
  const territory = match?.territory.name;
  if (rates.length > 1) return { kind: 'severalRates', rates, territory, from, fromIs, until, source, basis, note };
  const [rate] = rates;
  const rule = {
    countryCode,
    taxClass,
    postcode: match?.postcode ?? '*',
    region: match?.region ?? '*',
    rate,
    code: vatCode(taxClass, match?.territory.taxCountry ?? countryCode),
  };
  return { kind: 'taxed', rate, rule, territory, from, fromIs, until, source, basis, note };
};

/** The address with the codes of the table: a form or an import may send 'de ' for 'DE'. */
const withCodes = (address: TaxAddress): TaxAddress => {
  const { countryCode, postcode, region }: Partial<TaxAddress> = address ?? {};
  if (typeof countryCode !== 'string') throw new TypeError(`countryCode must be text, got ${typeof countryCode}`);
  requireText(postcode ?? '', 'postcode');
  requireText(region ?? '', 'region');
  return { ...address, countryCode: normalisedCode(countryCode) };
};

const refused = (issue: TaxAtIssue): Result<TaxAnswer, TaxAtIssue> => ({ ok: false, issues: [issue] });

/**
 * Finds the VAT on a class of goods at an address on a day in the dated table, which covers the EU members, GB and
 * their special territories. Without a known rate it returns the reason, never a guess; `basis` states how reliable a
 * rate is.
 * @param date a calendar day at the place: '2026-01-31'
 * @returns one issue if the tax is unknown
 * @throws TypeError if the country is missing, or the postal code or region is not a text
 */
export const taxAt = (date: string, address: TaxAddress, taxClass: TaxClass): Result<TaxAnswer, TaxAtIssue> => {
  const place = withCodes(address);
  const { countryCode, region = '' } = place;
  if (!isCalendarDay(date)) return refused({ code: 'invalidDate', received: date });
  const countryWide = ratesOfCountry(countryCode);
  if (!countryWide && territoriesOf(countryCode).length === 0) return refused({ code: 'unknownCountry', countryCode });
  if (isForeignRegion(place)) return refused({ code: 'foreignRegion', countryCode, region });

  const match = findTerritory(place);
  if (match === 'postcodeRequired') return refused({ code: 'postcodeRequired', countryCode });
  if (match && !match.territory.rates) {
    const { name, source, basis, note } = match.territory;
    return { ok: true, value: { kind: 'outsideVat', territory: name, source, basis, note } };
  }
  const rates = match ? match.territory.rates : countryWide;
  const list = rates?.[taxClass] ?? [];
  const [first] = list;
  if (!first) return refused({ code: 'unknownRate', countryCode, taxClass });
  const dated = list.findLast(({ from }) => from <= date);
  return dated
    ? { ok: true, value: answerOf(dated, taxClass, countryCode, match) }
    : refused({ code: 'beforeTable', beginsOn: first.from });
};
