import type { ShippingSite } from '../reference-data.ts';
import { bandsOf, countriesZone, freightMethod, metricDivisor, parcelMethod, within } from './define-shipping.ts';

/** Countries near the warehouse; others cost more, and remote islands most. */
const nearCountries = ['DE', 'AT', 'BE', 'NL', 'LU', 'FR', 'DK', 'CZ', 'PL'];
const farCountries = 'BG CY EE ES FI GR HR HU IE IT LT LV MT PT RO SE SI SK'.split(' ');

/** The Canaries, Ceuta and Melilla, Madeira and the Azores, by postal code prefixes. */
const islandPostcodes: readonly (readonly [countryId: string, prefixes: readonly string[]])[] = [
  ['ES', ['35*', '38*', '51*', '52*']],
  ['PT', ['9*']],
];

/** The European Union. */
export const europe: ShippingSite = {
  siteCode: 'EUR',
  defaultOrigin: 'venlo',
  heaviestParcel: 70,
  longestParcel: 98,
  freightAbove: 350,
  zones: [
    countriesZone('near', 'Around the warehouse', nearCountries),
    countriesZone('far', 'Elsewhere in the Union', farCountries),
    {
      zoneCode: 'islands',
      name: 'Islands far off',
      areas: islandPostcodes.flatMap(([countryId, prefixes]) =>
        prefixes.map((postcode) => ({ countryId, region: '*', postcode })),
      ),
    },
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Standard',
      carrier: 'Landbrücke Paket',
      divisor: metricDivisor,
      max: 70,
      workingDays: { near: within(2, 4), far: within(4, 8), islands: within(7, 14) },
      rates: {
        near: bandsOf([2, '5.95', '0.00'], [22, '7.95', '0.28'], [null, '11.00', '0.32']),
        far: bandsOf([2, '11.95', '0.00'], [22, '15.50', '0.55'], [null, '21.00', '0.62']),
        islands: bandsOf([2, '21.95', '0.00'], [22, '29.50', '1.45'], [null, '39.00', '1.60']),
      },
    }),
    parcelMethod('express', {
      label: 'Express',
      carrier: 'Halyard Air',
      divisor: metricDivisor,
      max: 66,
      workingDays: { near: within(1), far: within(2) },
      rates: {
        near: bandsOf([2, '14.95', '0.00'], [22, '19.50', '0.85'], [null, '26.00', '0.95']),
        far: bandsOf([2, '24.95', '0.00'], [22, '32.00', '1.25'], [null, '44.00', '1.40']),
      },
    }),
    freightMethod({
      label: 'Pallet freight to the kerb',
      carrier: 'Ironline Freight',
      workingDays: { near: within(4, 7), far: within(7, 12), islands: within(10, 20) },
      rates: {
        near: bandsOf([150, '79.00', '0.12'], [500, '98.00', '0.18'], [null, '139.00', '0.16']),
        far: bandsOf([150, '139.00', '0.22'], [500, '169.00', '0.30'], [null, '229.00', '0.27']),
        islands: bandsOf([150, '289.00', '0.60'], [500, '359.00', '0.80'], [null, '459.00', '0.75']),
      },
    }),
  ],
};
