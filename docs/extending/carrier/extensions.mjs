// @ts-check

/**
 * Bikes ride within Portland: 9.00 and 0.50 for each pound, up to 60 pounds.
 * @param {import('@ironcart/backend').CarriedParcel} parcel
 */
const rateOfBikes = ({ destination, weight }) => {
  const isInTown = destination.countryId === 'US' && destination.postcode.startsWith('972');
  return isInTown && weight <= 60 ? 900 + Math.round(weight * 50) : undefined;
};

/** @type {import('@ironcart/backend').BackendExtensions} */
export default {
  carriers: [
    {
      name: 'Portland Bikes',
      methods: [{ shippingCode: 'bike', label: 'By bike, today', kind: 'parcel', rate: rateOfBikes }],
    },
  ],
};
