import type { CountryCode } from '@ironcart/core/address';
import { agreedRate, type DatedRates, publishedRate, unconfirmedRate } from './dated-rate.ts';

const ebookPage = 'globalvatcompliance.com, VAT rates for e-books 2020 and 2021';
const foodPage = 'globalvatcompliance.com, VAT rates';
const easproject = 'help.easproject.com, EU VAT rates';
const easytax = 'easytax.co, EU new VAT rates from 2026';
const mobilexpense = 'mobilexpense.com, VAT rates Sweden';
const avalara = 'avalara.com, Hungarian VAT rates';

const ebook = (rate: string) => [publishedRate(rate, ebookPage)];
const unconfirmed = (...rates: readonly [string, ...string[]]) => [unconfirmedRate(rates)];

/** The rates of the EU members and GB, without their special territories. */
export const countryRates: Readonly<Record<CountryCode, DatedRates>> = {
  AT: { goods: [agreedRate('20', '2016-01-01')], food: [publishedRate('10', easproject)], ebook: ebook('10') },
  BE: {
    goods: [agreedRate('21')],
    food: [publishedRate('6', foodPage, { note: 'most foodstuffs' })],
    ebook: ebook('6'),
  },
  BG: { goods: [agreedRate('20')], food: unconfirmed('20'), ebook: ebook('9') },
  CY: {
    goods: [agreedRate('19')],
    food: [publishedRate('5', easproject)],
    ebook: [unconfirmedRate('3', { from: '2023-07-01', note: '5 before' })],
  },
  CZ: {
    goods: [agreedRate('21', '2024-01-01')],
    food: [unconfirmedRate('12', { from: '2024-01-01', note: 'the single reduced rate' })],
    ebook: [unconfirmedRate('0', { from: '2024-01-01', note: 'a stored page gives 10 for 2020 and 2021' })],
  },
  DE: {
    goods: [agreedRate('19', '2021-01-01')],
    food: [publishedRate('7', 'a stored page that the facts do not name')],
    ebook: ebook('7'),
  },
  DK: {
    goods: [agreedRate('25')],
    food: [publishedRate('25', 'ibericode/vat-rates@5abb1e1b', { note: 'no reduced rate' })],
    ebook: [publishedRate('25', ebookPage, { note: '0 is planned for 2026' })],
  },
  EE: { goods: [agreedRate('24', '2025-07-01')], food: unconfirmed('24'), ebook: ebook('9') },
  ES: { goods: [agreedRate('21')], food: unconfirmed('4', '10'), ebook: ebook('4') },
  FI: {
    goods: [agreedRate('25.5', '2024-09-01')],
    food: [
      publishedRate('14', easytax, { from: '2024-09-01', until: '2025-12-31' }),
      publishedRate('13.5', easytax, { from: '2026-01-01' }),
    ],
    ebook: [
      publishedRate('14', easytax, { from: '2025-01-01', until: '2025-12-31' }),
      publishedRate('13.5', easytax, { from: '2026-01-01' }),
    ],
  },
  FR: {
    goods: [agreedRate('20', '2014-01-01')],
    food: [publishedRate('5.5', foodPage, { note: 'most food and drink; 10 for immediate consumption' })],
    ebook: ebook('5.5'),
  },
  GB: {
    goods: [agreedRate('20', '2011-01-04')],
    food: [
      unconfirmedRate(['0', '20'], {
        note: 'groceries 0 by a stored page; supplements and sports drinks 20 unconfirmed',
      }),
    ],
    ebook: [publishedRate('0', ebookPage, { from: '2020-05-01' })],
  },
  GR: { goods: [agreedRate('24', '2016-06-01')], food: unconfirmed('13'), ebook: ebook('6') },
  HR: { goods: [agreedRate('25')], food: unconfirmed('5', '25'), ebook: ebook('5') },
  HU: {
    goods: [agreedRate('27')],
    food: [publishedRate(['27', '18', '5'], avalara, { note: 'only certain foodstuffs are reduced' })],
    ebook: [publishedRate('27', avalara, { note: '5 is for books on paper' })],
  },
  IE: {
    goods: [agreedRate('23', '2021-03-01')],
    food: unconfirmed('0', '13.5', '23'),
    ebook: [unconfirmedRate('0', { from: '2024-01-01', note: 'a stored page gives 9 for 2019' })],
  },
  IT: {
    goods: [agreedRate('22')],
    food: [unconfirmedRate(['4', '10'], { note: '4 for agricultural goods by a stored page; 10 unconfirmed' })],
    ebook: ebook('4'),
  },
  LT: {
    goods: [agreedRate('21')],
    food: unconfirmed('21'),
    ebook: [unconfirmedRate('9', { until: '2025-12-31' }), unconfirmedRate('5', { from: '2026-01-01' })],
  },
  LU: { goods: [agreedRate('17', '2024-01-01')], food: unconfirmed('3'), ebook: ebook('3') },
  LV: { goods: [agreedRate('21')], food: unconfirmed('21', '12'), ebook: unconfirmed('5') },
  MT: { goods: [agreedRate('18')], food: unconfirmed('0'), ebook: ebook('5') },
  NL: { goods: [agreedRate('21', '2019-01-01')], food: unconfirmed('9'), ebook: ebook('9') },
  PL: { goods: [agreedRate('23')], food: unconfirmed('5'), ebook: ebook('5') },
  PT: {
    goods: [agreedRate('23')],
    food: [publishedRate(['6', '13', '23'], 'rydoo.com, tax rates Portugal')],
    ebook: ebook('6'),
  },
  RO: {
    goods: [agreedRate('21', '2025-08-01')],
    food: [unconfirmedRate('11', { from: '2025-08-01' })],
    ebook: unconfirmed('11'),
  },
  SE: {
    goods: [agreedRate('25')],
    food: [
      publishedRate('12', mobilexpense, { until: '2026-03-31' }),
      unconfirmedRate('6', { from: '2026-04-01', note: 'lowered for a time' }),
    ],
    ebook: [publishedRate('6', mobilexpense)],
  },
  SI: { goods: [agreedRate('22')], food: unconfirmed('9.5'), ebook: ebook('5') },
  SK: {
    goods: [agreedRate('23', '2025-01-01')],
    food: [unconfirmedRate(['19', '5', '23'], { note: '19 and 23 by a stored page; 5 unconfirmed' })],
    ebook: unconfirmed('5'),
  },
};
