import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { type TaxClass, taxClasses } from '../rules/tax-rule.ts';
import { countryRates } from './country-rates.ts';
import type { DatedRate } from './dated-rate.ts';
import type { TaxAddress } from './tax-answer.ts';
import { taxAt } from './tax-at.ts';
import { territories } from './territories.ts';

const today = '2026-11-01';
/** The answer, or the one issue. */
const toldAt = (date: string, address: TaxAddress, taxClass: TaxClass) => {
  const told = taxAt(date, address, taxClass);
  if (!told.ok) expect(told.issues).toHaveLength(1);
  return told.ok ? told.value : told.issues[0];
};
const goodsAt = (address: TaxAddress, date = today) => toldAt(date, address, 'goods');
const shortOf = (address: TaxAddress, date = today) => {
  const told = taxAt(date, address, 'goods');
  if (!told.ok) return told.issues[0]?.code;
  return told.value.kind === 'taxed' ? told.value.rate : told.value.kind;
};

describe('taxAt', () => {
  it('returns the rate, the rule, the source, its confidence, and its first day', () => {
    expect(toldAt(today, { countryCode: 'PT', postcode: '9500-001' }, 'goods')).toEqual({
      kind: 'taxed',
      rate: '16',
      rule: { countryCode: 'PT', taxClass: 'goods', postcode: '95*', region: '*', rate: '16', code: 'VAT PT' },
      territory: 'Azores',
      source: 'rydoo.com, tax rates Portugal; Odoo l10n_pt',
      basis: 'disputed',
      note: 'ibericode and kdeldycke still give 18 for goods',
      from: '2021-07-01',
      fromIs: 'effective',
      until: undefined,
    });
    expect(toldAt(today, { countryCode: 'BE' }, 'food')).toEqual({
      kind: 'taxed',
      rate: '6',
      rule: { countryCode: 'BE', taxClass: 'food', postcode: '*', region: '*', rate: '6', code: 'VAT Food BE' },
      territory: undefined,
      source: 'globalvatcompliance.com, VAT rates',
      basis: 'confirmed',
      note: 'most foodstuffs',
      from: '2025-09-01',
      fromIs: 'recorded',
      until: undefined,
    });
  });

  it.each([
    ['AT', '20'],
    ['BE', '21'],
    ['BG', '20'],
    ['CY', '19'],
    ['CZ', '21'],
    ['DE', '19'],
    ['DK', '25'],
    ['EE', '24'],
    ['ES', '21'],
    ['FI', '25.5'],
    ['FR', '20'],
    ['GB', '20'],
    ['GR', '24'],
    ['HR', '25'],
    ['HU', '27'],
    ['IE', '23'],
    ['IT', '22'],
    ['LT', '21'],
    ['LU', '17'],
    ['LV', '21'],
    ['MT', '18'],
    ['NL', '21'],
    ['PL', '23'],
    ['PT', '23'],
    ['RO', '21'],
    ['SE', '25'],
    ['SI', '22'],
    ['SK', '23'],
  ])('taxes goods in %s at %s, by three datasets', (countryCode, rate) => {
    expect(goodsAt({ countryCode })).toMatchObject({ kind: 'taxed', rate, basis: 'confirmed', territory: undefined });
  });

  it('has rates for every member of the EU, and GB, in every class', () => {
    const union = defaultSites.all.find(({ code }) => code === 'EUR')?.shipTo ?? [];
    expect(Object.keys(countryRates).toSorted()).toEqual([...union, 'GB'].toSorted());
    for (const countryCode of Object.keys(countryRates))
      for (const taxClass of taxClasses) expect(taxAt(today, { countryCode }, taxClass)).toMatchObject({ ok: true });
  });

  it('changes the rate on the day a change of law takes effect', () => {
    const foodAt = (date: string) => toldAt(date, { countryCode: 'FI' }, 'food');
    expect(foodAt('2025-12-31')).toMatchObject({ rate: '14', from: '2024-09-01', until: '2025-12-31' });
    expect(foodAt('2026-01-01')).toMatchObject({ rate: '13.5', from: '2026-01-01', until: undefined });
    expect(toldAt('2026-03-31', { countryCode: 'SE' }, 'food')).toMatchObject({ rate: '12', basis: 'confirmed' });
    expect(toldAt('2026-04-01', { countryCode: 'SE' }, 'food')).toMatchObject({ rate: '6', basis: 'unconfirmed' });
  });

  it('returns all rates of a class to which the law applies several, without selecting one', () => {
    expect(toldAt(today, { countryCode: 'ES' }, 'food')).toEqual({
      kind: 'severalRates',
      rates: ['4', '10'],
      territory: undefined,
      source: 'general knowledge',
      basis: 'unconfirmed',
      from: '2025-09-01',
      fromIs: 'recorded',
      until: undefined,
    });
  });

  it.each<[string, TaxAddress, string]>([
    ['the Canary Islands', { countryCode: 'ES', postcode: '35001' }, 'outsideVat'],
    ['Tenerife', { countryCode: 'ES', postcode: '38999' }, 'outsideVat'],
    ['Pontevedra on the mainland', { countryCode: 'ES', postcode: '36000' }, '21'],
    ['Ceuta', { countryCode: 'ES', postcode: '51001' }, 'outsideVat'],
    ['Melilla', { countryCode: 'ES', postcode: '52006' }, 'outsideVat'],
    ['Büsingen', { countryCode: 'DE', postcode: '78266' }, 'outsideVat'],
    ['Gailingen, next to Büsingen', { countryCode: 'DE', postcode: '78262' }, '19'],
    ['Heligoland', { countryCode: 'DE', postcode: '27498' }, 'outsideVat'],
    ['Livigno', { countryCode: 'IT', postcode: '23041' }, 'outsideVat'],
    ['the former postal code of Livigno, shared with other places', { countryCode: 'IT', postcode: '23030' }, '22'],
    ["Campione d'Italia", { countryCode: 'IT', postcode: '22061' }, 'outsideVat'],
    ['Mount Athos', { countryCode: 'GR', postcode: '630 86' }, 'outsideVat'],
    ['Åland in Finland', { countryCode: 'FI', postcode: '22100' }, 'outsideVat'],
    ['Åland', { countryCode: 'AX' }, 'outsideVat'],
    ['Jungholz', { countryCode: 'AT', postcode: '6691' }, '19'],
    ['Jungholz by its German postal code', { countryCode: 'DE', postcode: '87491' }, '19'],
    ['Mittelberg', { countryCode: 'AT', postcode: '6992' }, '19'],
    ['Monaco', { countryCode: 'MC' }, '20'],
    ['Monaco by its French postal code', { countryCode: 'FR', postcode: '98000' }, '20'],
    ['the Isle of Man', { countryCode: 'IM' }, '20'],
    ['Douglas', { countryCode: 'GB', postcode: 'im1 1aa' }, '20'],
    ['Jersey', { countryCode: 'GB', postcode: 'JE2 3AB' }, 'outsideVat'],
    ['Guernsey', { countryCode: 'GG' }, 'outsideVat'],
    ['Gibraltar', { countryCode: 'GB', postcode: 'GX11 1AA' }, 'outsideVat'],
    ['Belfast', { countryCode: 'GB', postcode: 'BT1 1AA' }, '20'],
    ['Northern Ireland', { countryCode: 'XI' }, '20'],
    ['Madeira', { countryCode: 'PT', postcode: '9499-999' }, '22'],
    ['the Azores', { countryCode: 'PT', postcode: '9500-001' }, '16'],
    ['the mainland', { countryCode: 'PT', postcode: '8999-999' }, '23'],
    ['Guadeloupe', { countryCode: 'FR', postcode: '97100' }, '8.5'],
    ['Saint Martin by its narrower postal code', { countryCode: 'FR', postcode: '97150' }, 'outsideVat'],
    ['Réunion', { countryCode: 'RE' }, '8.5'],
    ['French Guiana', { countryCode: 'FR', postcode: '97300' }, 'outsideVat'],
    ['Mayotte', { countryCode: 'YT' }, 'outsideVat'],
    ['Corsica', { countryCode: 'FR', postcode: '20000' }, '20'],
    ['the Faroe Islands', { countryCode: 'FO' }, 'outsideVat'],
    ['Greenland', { countryCode: 'DK', postcode: '3900' }, 'outsideVat'],
    ['Akrotiri', { countryCode: 'CY', postcode: 'BFPO 57' }, '19'],
  ])('identifies the territory %s by its address', (_name, address, expected) => {
    expect(shortOf(address)).toBe(expected);
  });

  it('uses the region only without a postal code', () => {
    expect(shortOf({ countryCode: 'PT', region: 'Azores' })).toBe('16');
    expect(shortOf({ countryCode: 'PT', region: ' PT-20 ', postcode: '' })).toBe('16');
    expect(shortOf({ countryCode: 'PT', region: 'Azores', postcode: '1000-001' })).toBe('23');
    expect(shortOf({ countryCode: 'PT', region: 'Lisboa' })).toBe('23');
    expect(goodsAt({ countryCode: 'PT', region: 'PT-30' })).toMatchObject({
      rule: { postcode: '*', region: 'PT-30' },
      territory: 'Madeira',
    });
  });

  it('includes the taxing country in the tax code', () => {
    const codeAt = (address: TaxAddress) => {
      const told = taxAt(today, address, 'goods');
      return told.ok && told.value.kind === 'taxed' ? told.value.rule.code : told;
    };
    expect(codeAt({ countryCode: 'MC' })).toBe('VAT FR');
    expect(codeAt({ countryCode: 'XI' })).toBe('VAT GB');
    expect(codeAt({ countryCode: 'DE', postcode: '87567' })).toBe('VAT AT');
  });

  it('reads full-width digits and ignores right-to-left marks', () => {
    expect(shortOf({ countryCode: 'PT', postcode: '９５００-００１' })).toBe('16');
    expect(shortOf({ countryCode: 'ES', postcode: '\u{200F}35001\u{200E}' })).toBe('outsideVat');
  });

  it('requires a postal code for a country whose parts have different rates', () => {
    for (const postcode of ['', ' ', '\u{200F}'])
      expect(goodsAt({ countryCode: 'ES', postcode })).toEqual({ code: 'postcodeRequired', countryCode: 'ES' });
    expect(shortOf({ countryCode: 'ES' })).toBe('21');
    expect(shortOf({ countryCode: 'IE', postcode: '' })).toBe('23');
    expect(shortOf({ countryCode: 'MC', postcode: '' })).toBe('20');
  });

  it('recognizes a region that belongs to another country', () => {
    expect(goodsAt({ countryCode: 'DE', region: 'PT-20' })).toEqual({
      code: 'foreignRegion',
      countryCode: 'DE',
      region: 'PT-20',
    });
    expect(shortOf({ countryCode: 'DE', region: 'DE-BY' })).toBe('19');
    expect(shortOf({ countryCode: 'DE', region: 'BY' })).toBe('19');
    expect(shortOf({ countryCode: 'XI', region: 'GB-NIR' })).toBe('20');
    expect(shortOf({ countryCode: 'AT', region: 'DE-BY' })).toBe('foreignRegion');
    expect(shortOf({ countryCode: 'DE', region: 'AT-7' })).toBe('foreignRegion');
  });

  it("treats a region as another country's only if it is a complete ISO 3166-2 code", () => {
    expect(shortOf({ countryCode: 'BE', region: ' FR-75 ' })).toBe('foreignRegion');
    expect(shortOf({ countryCode: 'MC', region: 'IT-25' })).toBe('foreignRegion');
    for (const region of ['xFR-75', 'FR-7500', 'FR-75 Paris'])
      expect(shortOf({ countryCode: 'BE', region })).toBe('21');
    // Austrian valleys have German postal codes: that makes no region of Austria one of Germany.
    expect(shortOf({ countryCode: 'DE', region: 'AT-7' })).toBe('foreignRegion');
  });

  it('returns no rate for a country missing in the table', () => {
    for (const countryCode of ['US', 'CH', 'EL', 'D', '', 'constructor'])
      expect(goodsAt({ countryCode })).toEqual({ code: 'unknownCountry', countryCode: countryCode.toUpperCase() });
  });

  it('returns no rate for a class without a known rate in a territory', () => {
    expect(toldAt(today, { countryCode: 'GP' }, 'food')).toEqual({
      code: 'unknownRate',
      countryCode: 'GP',
      taxClass: 'food',
    });
  });

  it('reports the first date that the table covers', () => {
    expect(shortOf({ countryCode: 'AT' }, '2016-01-01')).toBe('20');
    expect(goodsAt({ countryCode: 'AT' }, '2015-12-31')).toEqual({ code: 'beforeTable', beginsOn: '2016-01-01' });
    expect(goodsAt({ countryCode: 'BE' }, '2025-08-31')).toEqual({ code: 'beforeTable', beginsOn: '2025-09-01' });
  });

  it.each([
    '',
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2023-02-29',
    '1.1.2026',
    '2026-1-1',
    '2026-01-01T00:00',
    '+2026-01-01',
  ])('rejects the date %j', (date) => {
    expect(goodsAt({ countryCode: 'AT' }, date)).toEqual({ code: 'invalidDate', received: date });
  });

  it('accepts 29 February of a leap year', () => {
    expect(shortOf({ countryCode: 'AT' }, '2024-02-29')).toBe('20');
  });
});

describe('dated tax table', () => {
  const lists: readonly (readonly DatedRate[])[] = [
    ...Object.values(countryRates),
    ...territories.flatMap(({ rates }) => (rates ? [rates] : [])),
  ].flatMap((rates) => Object.values(rates));
  const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

  it('has no gaps or overlaps, and its last rates are in force', () => {
    for (const list of lists) {
      list.forEach(({ from, until }, index) => {
        const next = list[index + 1];
        expect(next === undefined ? until : until && nextDay(until)).toBe(next?.from);
        if (until !== undefined) expect(from <= until).toBe(true);
      });
    }
  });

  it('marks as unconfirmed exactly the rates without a cited source', () => {
    for (const { source, basis } of [...lists.flat(), ...territories])
      expect([source, basis === 'unconfirmed']).toEqual([source, /^(general knowledge|as in [A-Z]{2})$/.test(source)]);
  });
});
