// @ts-check

/**
 * A made-up law of Oregon: from 2026 on 5 percent on goods, and in Portland a city tax of 1 percent on the price with the
 * state's tax. Shipping is not taxed. The other states of the country are taxed with nothing here.
 * @type {import('@ironcart/backend').OwnTaxRegime['rulesOn']}
 */
const rulesOn = (countryCode, day) => {
  if (day < '2026-01-01') return [];
  const oregon = { countryCode, region: 'OR', postcode: '*' };
  const state = { ...oregon, code: 'OR STATE', levy: 'state' };
  const portland = { ...oregon, postcode: '972*', code: 'PORTLAND', levy: 'city', compoundLevel: 1 };
  return [
    { ...state, taxClass: 'goods', rate: '5' },
    { ...state, taxClass: 'shipping', rate: '0' },
    { ...portland, taxClass: 'goods', rate: '1' },
    { ...portland, taxClass: 'shipping', rate: '0' },
  ];
};

/** @type {import('@ironcart/backend').BackendExtensions} */
export default { taxRegimes: [{ countries: ['US'], rulesOn }] };
