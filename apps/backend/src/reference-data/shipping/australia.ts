import type { ShippingSite } from '../reference-data.ts';
import {
  bandsOf,
  countriesZone,
  freightMethod,
  metricDivisor,
  parcelMethod,
  regionsZone,
  within,
} from './define-shipping.ts';

/** Australia, with a separate zone for its west and north, and New Zealand. */
export const australia: ShippingSite = {
  siteCode: 'AUS',
  defaultOrigin: 'brisbane',
  heaviestParcel: 90,
  longestParcel: 98,
  freightAbove: 450,
  zones: [
    countriesZone('east', 'East and south', ['AU']),
    regionsZone('west', 'Western Australia and Northern Territory', 'AU', ['NT', 'WA']),
    countriesZone('new-zealand', 'New Zealand', ['NZ']),
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Road',
      carrier: 'Southern Parcel',
      divisor: metricDivisor,
      max: 90,
      workingDays: { east: within(4, 6), west: within(6, 9), 'new-zealand': within(7, 12) },
      rates: {
        east: bandsOf([1, '9.95', '0.00'], [10, '14.50', '1.05'], [50, '22.00', '0.80'], [null, '34.00', '0.70']),
        west: bandsOf([1, '13.95', '0.00'], [10, '19.50', '1.55'], [50, '29.00', '1.25'], [null, '44.00', '1.10']),
        'new-zealand': bandsOf([1, '18.95', '0.00'], [10, '26.50', '2.20'], [null, '41.00', '1.85']),
      },
    }),
    parcelMethod('express', {
      label: 'Air',
      carrier: 'Southern Parcel',
      divisor: metricDivisor,
      max: 48,
      workingDays: { east: within(2, 3), west: within(3, 4), 'new-zealand': within(3, 5) },
      rates: {
        east: bandsOf([1, '18.95', '0.00'], [10, '28.00', '2.60'], [null, '39.00', '2.30']),
        west: bandsOf([1, '22.95', '0.00'], [10, '34.00', '3.20'], [null, '48.00', '2.80']),
        'new-zealand': bandsOf([1, '31.95', '0.00'], [10, '44.00', '4.10'], [null, '62.00', '3.70']),
      },
    }),
    freightMethod({
      label: 'Pallet freight',
      carrier: 'Redgum Freight',
      workingDays: { east: within(7, 10), west: within(9, 15), 'new-zealand': within(12, 20) },
      rates: {
        east: bandsOf([150, '195.00', '0.20'], [500, '245.00', '0.38'], [null, '320.00', '0.34']),
        west: bandsOf([150, '265.00', '0.35'], [500, '335.00', '0.55'], [null, '430.00', '0.50']),
        'new-zealand': bandsOf([150, '345.00', '0.60'], [500, '435.00', '0.90'], [null, '560.00', '0.85']),
      },
    }),
  ],
};
