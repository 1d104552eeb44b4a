export { exportRates } from './export-rates.ts';
export { importRates, UnusableRatesError } from './import-rates.ts';
export type { MerchantRates } from './merchant-rates.ts';
