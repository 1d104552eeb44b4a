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

/** Canada, with a separate zone for its territories. */
export const canada: ShippingSite = {
  siteCode: 'CAN',
  defaultOrigin: 'hamilton',
  heaviestParcel: 150,
  longestParcel: 108,
  freightAbove: 600,
  zones: [
    countriesZone('provinces', 'Provinces', ['CA']),
    regionsZone('territories', 'Territories', 'CA', ['NT', 'NU', 'YT']),
  ],
  methods: [
    parcelMethod('ground', {
      label: 'Ground',
      carrier: 'Northpost',
      divisor: americanDivisor,
      max: 150,
      workingDays: { provinces: within(4, 8), territories: within(7, 14) },
      rates: {
        provinces: bandsOf([1, '9.95', '0.00'], [10, '12.95', '0.95'], [50, '18.50', '0.68'], [null, '26.00', '0.56']),
        territories: bandsOf([1, '19.95', '0.00'], [10, '26.95', '2.60'], [null, '39.00', '2.30']),
      },
    }),
    parcelMethod('express', {
      label: 'Express',
      carrier: 'Halyard Air',
      divisor: americanDivisor,
      max: 70,
      workingDays: { provinces: within(2, 3), territories: within(3, 5) },
      rates: {
        provinces: bandsOf([1, '21.95', '0.00'], [10, '27.95', '2.40'], [null, '36.00', '2.05']),
        territories: bandsOf([1, '39.95', '0.00'], [10, '49.95', '5.20'], [null, '69.00', '4.80']),
      },
    }),
    freightMethod({
      label: 'Freight with lift gate',
      carrier: 'Ironline Freight',
      workingDays: { provinces: within(7, 14), territories: within(12, 25) },
      rates: {
        provinces: bandsOf([150, '179.00', '0.15'], [500, '215.00', '0.34'], [null, '285.00', '0.30']),
        territories: bandsOf([150, '349.00', '0.90'], [500, '419.00', '1.10'], [null, '499.00', '1.05']),
      },
    }),
  ],
};
