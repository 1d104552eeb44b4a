import type { ShippingSite } from '../reference-data.ts';
import { bandsOf, countriesZone, freightMethod, metricDivisor, parcelMethod, within } from './define-shipping.ts';

/** Postcode areas overseas or in the far north. */
const remotePostcodes = ['BT*', 'HS*', 'IV*', 'KW*', 'ZE*'];

/** The United Kingdom: Great Britain, with a separate zone for the Highlands, the islands and Northern Ireland. */
export const britain: ShippingSite = {
  siteCode: 'GBR',
  defaultOrigin: 'sheffield',
  heaviestParcel: 66,
  longestParcel: 98,
  freightAbove: 330,
  zones: [
    countriesZone('mainland', 'Great Britain', ['GB']),
    {
      zoneCode: 'remote',
      name: 'Highlands, islands and Northern Ireland',
      areas: remotePostcodes.map((postcode) => ({ countryId: 'GB', region: '*', postcode })),
    },
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Standard',
      carrier: 'Pennine Parcels',
      divisor: metricDivisor,
      max: 66,
      workingDays: { mainland: within(2, 3), remote: within(3, 5) },
      rates: {
        mainland: bandsOf([2, '4.95', '0.00'], [22, '6.95', '0.24'], [null, '9.50', '0.28']),
        remote: bandsOf([2, '8.95', '0.00'], [22, '12.95', '0.48'], [null, '18.00', '0.55']),
      },
    }),
    parcelMethod('express', {
      label: 'Express',
      carrier: 'Pennine Parcels',
      divisor: metricDivisor,
      max: 66,
      workingDays: { mainland: within(1) },
      rates: {
        mainland: bandsOf([2, '9.95', '0.00'], [22, '13.50', '0.60'], [null, '18.50', '0.72']),
      },
    }),
    freightMethod({
      label: 'Pallet freight to the kerb',
      carrier: 'Ironline Freight',
      workingDays: { mainland: within(3, 5), remote: within(5, 9) },
      rates: {
        mainland: bandsOf([150, '59.00', '0.10'], [500, '75.00', '0.15'], [null, '109.00', '0.13']),
        remote: bandsOf([150, '119.00', '0.22'], [500, '149.00', '0.30'], [null, '189.00', '0.28']),
      },
    }),
  ],
};
