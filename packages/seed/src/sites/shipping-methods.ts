import type { SiteCode } from '@ironcart/core';
import type { SeedShippingMethod } from '../seed-data.ts';

type Band = SeedShippingMethod['bands'][number];
type BandRow = readonly [upToWeight: number | null, base: string, perLb: string];

const bandsOf = (...rows: readonly BandRow[]): readonly Band[] =>
  rows.map(([upToWeight, base, perLb]) => ({ upToWeight, base, perLb }));

/** The heaviest parcel that a person may be asked to carry to a door, in pounds. */
const PARCEL_LIMIT = 150;
const EXPRESS_LIMIT = 70;

interface MethodRow {
  readonly code: string;
  readonly label: string;
  readonly carrier: string;
  readonly max: number | null;
  readonly bands: readonly Band[];
}

const methodsOf = (
  siteCode: SiteCode,
  countries: readonly string[],
  rows: readonly MethodRow[],
): readonly SeedShippingMethod[] =>
  rows.map(({ code, label, carrier, max, bands }) => ({
    siteCode,
    shippingCode: code,
    label,
    carrier,
    countries,
    isPickup: code === 'pickup',
    maxPackageWeight: max,
    bands,
  }));

const usa = methodsOf(
  'USA',
  ['US'],
  [
    {
      code: 'ground',
      label: 'Ground, 3 to 5 working days',
      carrier: 'Northpost',
      max: PARCEL_LIMIT,
      bands: bandsOf([1, '5.95', '0.00'], [10, '7.95', '0.60'], [50, '11.50', '0.42'], [null, '16.00', '0.34']),
    },
    {
      code: 'two-day',
      label: 'Two-day air',
      carrier: 'Halyard Air',
      max: EXPRESS_LIMIT,
      bands: bandsOf([1, '14.95', '0.00'], [10, '18.95', '1.60'], [null, '24.00', '1.35']),
    },
    {
      code: 'freight',
      label: 'Freight with lift gate, 5 to 10 working days',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '119.00', '0.10'], [500, '145.00', '0.22'], [null, '189.00', '0.19']),
    },
    {
      code: 'pickup',
      label: 'Pick up at Foundry Row, ready tomorrow',
      carrier: 'Halden',
      max: null,
      bands: bandsOf([null, '0.00', '0.00']),
    },
  ],
);

const canada = methodsOf(
  'CAN',
  ['CA'],
  [
    {
      code: 'ground',
      label: 'Ground, 4 to 8 working days',
      carrier: 'Northpost',
      max: PARCEL_LIMIT,
      bands: bandsOf([1, '9.95', '0.00'], [10, '12.95', '0.95'], [50, '18.50', '0.68'], [null, '26.00', '0.56']),
    },
    {
      code: 'express',
      label: 'Express, 2 to 3 working days',
      carrier: 'Halyard Air',
      max: EXPRESS_LIMIT,
      bands: bandsOf([1, '21.95', '0.00'], [10, '27.95', '2.40'], [null, '36.00', '2.05']),
    },
    {
      code: 'freight',
      label: 'Freight with lift gate, 7 to 14 working days',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '179.00', '0.15'], [500, '215.00', '0.34'], [null, '285.00', '0.30']),
    },
  ],
);

const australia = methodsOf(
  'AUS',
  ['AU', 'NZ'],
  [
    {
      code: 'ground',
      label: 'Road, 4 to 9 working days',
      carrier: 'Southern Parcel',
      max: 90,
      bands: bandsOf([1, '9.95', '0.00'], [10, '14.50', '1.05'], [50, '22.00', '0.80'], [null, '34.00', '0.70']),
    },
    {
      code: 'express',
      label: 'Air, 2 to 4 working days',
      carrier: 'Southern Parcel',
      max: 48,
      bands: bandsOf([1, '18.95', '0.00'], [10, '28.00', '2.60'], [null, '39.00', '2.30']),
    },
    {
      code: 'freight',
      label: 'Pallet freight, 7 to 15 working days',
      carrier: 'Redgum Freight',
      max: null,
      bands: bandsOf([150, '195.00', '0.20'], [500, '245.00', '0.38'], [null, '320.00', '0.34']),
    },
  ],
);

/** The countries near the depot; the others pay more, under codes of their own, as a code is unique on its site. */
const EU_NEAR = ['DE', 'AT', 'BE', 'NL', 'LU', 'FR', 'DK', 'CZ', 'PL'] as const;
const EU_FAR = [
  'BG',
  'CY',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LV',
  'MT',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

const europe = [
  ...methodsOf('EUR', EU_NEAR, [
    {
      code: 'ground',
      label: 'Standard, 2 to 4 working days',
      carrier: 'Landbrücke Paket',
      max: 70,
      bands: bandsOf([2, '5.95', '0.00'], [22, '7.95', '0.28'], [null, '11.00', '0.32']),
    },
    {
      code: 'express',
      label: 'Express, next working day',
      carrier: 'Halyard Air',
      max: 66,
      bands: bandsOf([2, '14.95', '0.00'], [22, '19.50', '0.85'], [null, '26.00', '0.95']),
    },
    {
      code: 'freight',
      label: 'Pallet freight to the kerb, 4 to 7 working days',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '79.00', '0.12'], [500, '98.00', '0.18'], [null, '139.00', '0.16']),
    },
  ]),
  ...methodsOf('EUR', EU_FAR, [
    {
      code: 'ground-outer',
      label: 'Standard, 4 to 8 working days',
      carrier: 'Landbrücke Paket',
      max: 70,
      bands: bandsOf([2, '11.95', '0.00'], [22, '15.50', '0.55'], [null, '21.00', '0.62']),
    },
    {
      code: 'express-outer',
      label: 'Express, 2 working days',
      carrier: 'Halyard Air',
      max: 66,
      bands: bandsOf([2, '24.95', '0.00'], [22, '32.00', '1.25'], [null, '44.00', '1.40']),
    },
    {
      code: 'freight-outer',
      label: 'Pallet freight to the kerb, 7 to 12 working days',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '139.00', '0.22'], [500, '169.00', '0.30'], [null, '229.00', '0.27']),
    },
  ]),
];

const britain = methodsOf(
  'GBR',
  ['GB'],
  [
    {
      code: 'ground',
      label: 'Standard, 2 to 3 working days',
      carrier: 'Pennine Parcels',
      max: 66,
      bands: bandsOf([2, '4.95', '0.00'], [22, '6.95', '0.24'], [null, '9.50', '0.28']),
    },
    {
      code: 'express',
      label: 'Express, next working day',
      carrier: 'Pennine Parcels',
      max: 66,
      bands: bandsOf([2, '9.95', '0.00'], [22, '13.50', '0.60'], [null, '18.50', '0.72']),
    },
    {
      code: 'freight',
      label: 'Pallet freight to the kerb, 3 to 5 working days',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '59.00', '0.10'], [500, '75.00', '0.15'], [null, '109.00', '0.13']),
    },
  ],
);

const military = methodsOf(
  'APO',
  ['US'],
  [
    {
      code: 'ground',
      label: 'Military mail, 10 to 24 days',
      carrier: 'Northpost',
      max: 70,
      bands: bandsOf([1, '6.95', '0.00'], [10, '9.95', '0.75'], [null, '14.50', '0.62']),
    },
    {
      code: 'express',
      label: 'Priority military mail, 7 to 14 days',
      carrier: 'Northpost',
      max: 70,
      bands: bandsOf([1, '12.95', '0.00'], [10, '17.95', '1.30'], [null, '25.00', '1.10']),
    },
    {
      code: 'freight',
      label: 'Freight to the port of embarkation, 6 to 10 weeks',
      carrier: 'Ironline Freight',
      max: null,
      bands: bandsOf([150, '129.00', '0.20'], [null, '199.00', '0.28']),
    },
  ],
);

/** How each site ships. Every site takes any package: what a parcel cannot carry goes by freight. */
export const shippingMethods: readonly SeedShippingMethod[] = [
  ...usa,
  ...canada,
  ...australia,
  ...europe,
  ...britain,
  ...military,
];
