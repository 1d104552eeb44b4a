import type { CountryCode } from '@ironcart/core/address';
import { countryRates } from './country-rates.ts';
import {
  agreedRate,
  type DatedRates,
  disputedRate,
  type Provenance,
  publishedRate,
  unconfirmedRate,
} from './dated-rate.ts';

/** A territory that uses a country's addresses, but has other taxes or none. */
export interface VatTerritory extends Provenance {
  readonly name: string;
  /** The country code in its addresses. */
  readonly countryCode: CountryCode;
  /** The country whose tax applies, as in the code 'VAT FR' for Monaco. */
  readonly taxCountry: CountryCode;
  /** Literals, or prefixes with a trailing '*'; '*' alone if the territory has its own country code. */
  readonly postcodes: readonly string[];
  /** Names and ISO 3166-2 codes that an address may give instead of a postal code. */
  readonly regions: readonly string[];
  /** Undefined if no VAT is due; the rate of a missing class is unknown. */
  readonly rates?: DatedRates | undefined;
}

const datasets: Provenance = {
  source: 'ibericode/vat-rates@5abb1e1b, kdeldycke/vat-rates@7585c283',
  basis: 'confirmed',
};
const believed: Provenance = { source: 'general knowledge', basis: 'unconfirmed' };

/**
 * A territory's properties besides name and codes. Default: no VAT, by the datasets, in addresses of its tax country.
 */
interface Particulars {
  readonly regions?: readonly string[];
  readonly rates?: DatedRates;
  readonly provenance?: Provenance;
  readonly countryCode?: CountryCode;
}

const territory = (
  name: string,
  taxCountry: CountryCode,
  postcodes: readonly string[],
  { regions = [], rates, provenance = datasets, countryCode = taxCountry }: Particulars = {},
): VatTerritory => ({ name, countryCode, taxCountry, postcodes, regions, rates, ...provenance });

/** A territory with its own country code. */
const ownCode = (name: string, countryCode: CountryCode, taxCountry: CountryCode, rates?: DatedRates): VatTerritory =>
  territory(name, taxCountry, ['*'], { countryCode, ...(rates ? { rates } : {}) });

/** The territory's standard rate is from the datasets; its other rates are the country's, by general knowledge. */
const withRatesOf = (countryCode: CountryCode, standard: string): DatedRates => {
  const { food = [], ebook = [] } = countryRates[countryCode] ?? {};
  const asThere = { source: `as in ${countryCode}`, basis: 'unconfirmed' } as const;
  return {
    goods: [publishedRate(standard, datasets.source)],
    food: food.map((rate) => ({ ...rate, ...asThere })),
    ebook: ebook.map((rate) => ({ ...rate, ...asThere })),
  };
};

const overseas: DatedRates = { goods: [publishedRate('8.5', datasets.source)] };
const portuguesePages = 'rydoo.com, tax rates Portugal; vatcalc.com, Madeira';

const madeira: DatedRates = {
  goods: [agreedRate('22')],
  food: [publishedRate(['4', '12', '22'], portuguesePages, { from: '2024-10-01' })],
  ebook: [publishedRate('4', portuguesePages, { from: '2024-10-01', note: '5 before' })],
};

const stale = { from: '2021-07-01', note: 'ibericode and kdeldycke still give 18 for goods' };
const azores: DatedRates = {
  goods: [disputedRate('16', 'rydoo.com, tax rates Portugal; Odoo l10n_pt', stale)],
  food: [publishedRate(['4', '9', '16'], portuguesePages, { from: '2021-07-01' })],
  ebook: [publishedRate('4', portuguesePages, { from: '2021-07-01' })],
};

const british = withRatesOf('GB', '20');
const austrianValley = withRatesOf('AT', '19');

const corsica: DatedRates = { goods: [unconfirmedRate('20')], food: [unconfirmedRate('2.1')] };

const moved = (now: string, before: string): Provenance => ({
  ...datasets,
  basis: 'disputed',
  note: `ibericode gives ${now}, kdeldycke ${before}, which other towns have too`,
});

const byPractice = (digits: string): Provenance => ({
  ...datasets,
  note: `ibericode lists single codes; all of ${digits}xxx are the town's`,
});

/** Territories that use the code of the country to which they belong. */
const withinCountries: readonly VatTerritory[] = [
  territory('Canary Islands', 'ES', ['35*', '38*'], { regions: ['Canary Islands', 'ES-CN', 'ES-GC', 'ES-TF'] }),
  territory('Ceuta', 'ES', ['51*'], { regions: ['Ceuta', 'ES-CE'], provenance: byPractice('51') }),
  territory('Melilla', 'ES', ['52*'], { regions: ['Melilla', 'ES-ML'], provenance: byPractice('52') }),
  territory('Büsingen am Hochrhein', 'DE', ['78266']),
  territory('Heligoland', 'DE', ['27498']),
  territory('Livigno', 'IT', ['23041'], { provenance: moved('23041', '23030') }),
  territory("Campione d'Italia", 'IT', ['22061'], { provenance: moved('22061', '22060') }),
  territory('Mount Athos', 'GR', ['63086'], { regions: ['Mount Athos', 'GR-69'] }),
  territory('Åland', 'FI', ['22*'], { regions: ['Åland', 'FI-01'] }),
  territory('Greenland', 'DK', ['39*']),
  territory('Jersey', 'GB', ['JE*']),
  territory('Guernsey', 'GB', ['GY*']),
  territory('Gibraltar', 'GB', ['GX11*']),
  territory('Isle of Man', 'GB', ['IM*'], { rates: british }),
  territory('Northern Ireland', 'GB', ['BT*'], {
    regions: ['Northern Ireland', 'NIR', 'GB-NIR'],
    rates: british,
    provenance: { ...datasets, note: 'VAT territory of the EU for goods' },
  }),
  territory('Jungholz', 'AT', ['6691'], { rates: austrianValley }),
  territory('Mittelberg', 'AT', ['6991', '6992', '6993'], { rates: austrianValley }),
  territory('Akrotiri and Dhekelia', 'CY', ['BFPO57', 'BFPO58', 'BFPO59'], { rates: withRatesOf('CY', '19') }),
  territory('Madeira', 'PT', ['90*', '91*', '92*', '93*', '94*'], {
    regions: ['Madeira', '30', 'PT-30'],
    rates: madeira,
  }),
  territory('Azores', 'PT', ['95*', '96*', '97*', '98*', '99*'], { regions: ['Azores', '20', 'PT-20'], rates: azores }),
  territory('Guadeloupe', 'FR', ['971*'], { regions: ['Guadeloupe', 'FR-971'], rates: overseas }),
  territory('Martinique', 'FR', ['972*'], { regions: ['Martinique', 'FR-972'], rates: overseas }),
  territory('French Guiana', 'FR', ['973*'], { regions: ['French Guiana', 'FR-973'] }),
  territory('Réunion', 'FR', ['974*'], { regions: ['Réunion', 'FR-974'], rates: overseas }),
  territory('Mayotte', 'FR', ['976*'], { regions: ['Mayotte', 'FR-976'] }),
  territory('Saint Barthélemy', 'FR', ['97133', '97700'], { regions: ['FR-BL'], provenance: believed }),
  territory('Saint Martin', 'FR', ['97150', '97800'], { regions: ['FR-MF'], provenance: believed }),
  territory('Saint Pierre and Miquelon', 'FR', ['975*'], { regions: ['FR-PM'], provenance: believed }),
  territory('French Pacific', 'FR', ['986*', '987*', '988*'], {
    regions: ['FR-NC', 'FR-PF', 'FR-WF'],
    provenance: believed,
  }),
  territory('Corsica', 'FR', ['20*'], {
    regions: ['Corsica', '20R', 'FR-20R', 'FR-2A', 'FR-2B'],
    rates: corsica,
    provenance: believed,
  }),
  territory('Monaco', 'FR', ['980*'], { rates: withRatesOf('FR', '20') }),
];

/** Austrian valleys that also have German postal codes. */
const underGermanCodes: readonly VatTerritory[] = [
  territory('Jungholz', 'AT', ['87491'], { countryCode: 'DE', rates: austrianValley }),
  territory('Mittelberg', 'AT', ['87567', '87568', '87569'], { countryCode: 'DE', rates: austrianValley }),
];

const withOwnCodes: readonly VatTerritory[] = [
  ownCode('Åland', 'AX', 'FI'),
  ownCode('Faroe Islands', 'FO', 'DK'),
  ownCode('Greenland', 'GL', 'DK'),
  ownCode('Jersey', 'JE', 'GB'),
  ownCode('Guernsey', 'GG', 'GB'),
  ownCode('Gibraltar', 'GI', 'GB'),
  ownCode('Isle of Man', 'IM', 'GB', british),
  ownCode('Northern Ireland', 'XI', 'GB', british),
  ownCode('Monaco', 'MC', 'FR', withRatesOf('FR', '20')),
  ownCode('Guadeloupe', 'GP', 'FR', overseas),
  ownCode('Martinique', 'MQ', 'FR', overseas),
  ownCode('French Guiana', 'GF', 'FR'),
  ownCode('Réunion', 'RE', 'FR', overseas),
  ownCode('Mayotte', 'YT', 'FR'),
];

/** All special territories; those based on general knowledge are marked. */
export const territories: readonly VatTerritory[] = [...withinCountries, ...underGermanCodes, ...withOwnCodes];
