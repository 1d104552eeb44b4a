/** Entry of the bundle that is measured. */
export { byDecimals } from './by-decimals.ts';
export { byIntegers } from './by-integers.ts';
export { ironcartWays } from './by-ironcart.ts';
