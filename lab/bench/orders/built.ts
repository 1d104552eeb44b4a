/** What is bundled before it is measured. */
export { byDecimals } from './by-decimals.ts';
export { byIntegers } from './by-integers.ts';
export { ironcartWays } from './by-ironcart.ts';
