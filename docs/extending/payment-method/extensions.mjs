// @ts-check
import { krone } from './krone.mjs';

/** @type {import('@ironcart/backend').BackendExtensions} */
export default {
  paymentMethods: [
    krone,
    // A method that the provider of cards takes needs no adapter.
    {
      type: 'bancontact',
      kind: 'redirect',
      name: 'Bancontact',
      isOffered: ({ countryId }) => countryId === 'BE',
      open: 'cards',
    },
  ],
};
