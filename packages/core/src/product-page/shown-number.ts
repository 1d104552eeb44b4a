/**
 * Formats a number as on all sites: with a maximum number of decimals and commas between thousands: '2,200', '44.1'.
 */
export const shownNumber = (value: number, decimals = 1): string => {
  const scale = 10 ** decimals;
  const [whole = '', fraction] = String(Math.round(value * scale) / scale).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
