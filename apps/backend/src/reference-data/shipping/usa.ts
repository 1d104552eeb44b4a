import type { ShippingSite } from '../reference-data.ts';
import {
  americanDivisor,
  bandsOf,
  countriesZone,
  freightMethod,
  parcelMethod,
  regionsZone,
  within,
} from './define-shipping.ts';

/** Maximum weight of a parcel for manual delivery, in pounds. */
const parcelLimit = 150;

/** The United States, with zones near the works and beyond the contiguous states. */
export const usa: ShippingSite = {
  siteCode: 'USA',
  defaultOrigin: 'dayton',
  heaviestParcel: parcelLimit,
  longestParcel: 108,
  freightAbove: 600,
  zones: [
    countriesZone('contiguous', 'Contiguous states', ['US']),
    regionsZone('outlying', 'Alaska, Hawaii and the territories', 'US', [
      'AK',
      'AS',
      'FM',
      'GU',
      'HI',
      'MH',
      'MP',
      'PR',
      'PW',
      'VI',
    ]),
    { zoneCode: 'near', name: 'Around Dayton', areas: [{ countryId: 'US', region: '*', postcode: '454*' }] },
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Ground',
      carrier: 'Northpost',
      divisor: americanDivisor,
      max: parcelLimit,
      workingDays: { contiguous: within(3, 5), near: within(1, 2), outlying: within(5, 10) },
      rates: {
        contiguous: bandsOf([1, '5.95', '0.00'], [10, '7.95', '0.60'], [50, '11.50', '0.42'], [null, '16.00', '0.34']),
        near: bandsOf([1, '4.95', '0.00'], [10, '5.95', '0.40'], [50, '8.50', '0.28'], [null, '11.50', '0.24']),
        outlying: bandsOf([1, '14.95', '0.00'], [10, '19.95', '2.10'], [null, '29.00', '1.85']),
      },
    }),
    parcelMethod('two-day', {
      label: 'Two-day air',
      carrier: 'Halyard Air',
      divisor: americanDivisor,
      max: 70,
      workingDays: { contiguous: within(2), near: within(2), outlying: within(2, 4) },
      rates: {
        contiguous: bandsOf([1, '14.95', '0.00'], [10, '18.95', '1.60'], [null, '24.00', '1.35']),
        near: bandsOf([1, '14.95', '0.00'], [10, '18.95', '1.60'], [null, '24.00', '1.35']),
        outlying: bandsOf([1, '24.95', '0.00'], [10, '32.00', '3.90'], [null, '44.00', '3.60']),
      },
    }),
    freightMethod({
      label: 'Freight with lift gate',
      carrier: 'Ironline Freight',
      workingDays: { contiguous: within(5, 10), near: within(2, 4), outlying: within(10, 20) },
      rates: {
        contiguous: bandsOf([150, '119.00', '0.10'], [500, '145.00', '0.22'], [null, '189.00', '0.19']),
        near: bandsOf([150, '79.00', '0.08'], [500, '95.00', '0.12'], [null, '119.00', '0.11']),
        outlying: bandsOf([150, '289.00', '0.80'], [500, '349.00', '0.95'], [null, '429.00', '0.90']),
      },
    }),
  ],
};

/** Military mail, by the three regions of the armed forces' post. */
export const apo: ShippingSite = {
  siteCode: 'APO',
  defaultOrigin: 'dayton',
  heaviestParcel: 70,
  longestParcel: 108,
  freightAbove: 350,
  zones: [
    regionsZone('atlantic', 'Europe and the Americas', 'US', ['AA', 'AE']),
    regionsZone('pacific', 'Pacific', 'US', ['AP']),
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Military mail',
      carrier: 'Northpost',
      divisor: americanDivisor,
      max: 70,
      workingDays: { atlantic: within(7, 15), pacific: within(9, 17) },
      rates: {
        atlantic: bandsOf([1, '6.95', '0.00'], [10, '9.95', '0.75'], [null, '14.50', '0.62']),
        pacific: bandsOf([1, '7.95', '0.00'], [10, '10.95', '0.85'], [null, '15.50', '0.74']),
      },
    }),
    parcelMethod('express', {
      label: 'Priority military mail',
      carrier: 'Northpost',
      divisor: americanDivisor,
      max: 70,
      workingDays: { atlantic: within(5, 9), pacific: within(6, 10) },
      rates: {
        atlantic: bandsOf([1, '12.95', '0.00'], [10, '17.95', '1.30'], [null, '25.00', '1.10']),
        pacific: bandsOf([1, '13.95', '0.00'], [10, '18.95', '1.45'], [null, '26.50', '1.25']),
      },
    }),
    freightMethod({
      label: 'Freight to the port of embarkation',
      carrier: 'Ironline Freight',
      workingDays: { atlantic: within(30, 50), pacific: within(35, 50) },
      rates: {
        atlantic: bandsOf([150, '129.00', '0.20'], [null, '199.00', '0.28']),
        pacific: bandsOf([150, '139.00', '0.24'], [null, '219.00', '0.32']),
      },
    }),
  ],
};
