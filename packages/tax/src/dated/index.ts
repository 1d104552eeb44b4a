export type { Basis, DatedRate, DatedRates, Provenance } from './dated-rate.ts';
export { differencesPage } from './differences-page.ts';
export { type TableDifference, tableDifferences } from './table-differences.ts';
export type { TaxAddress, TaxAnswer, TaxAtIssue } from './tax-answer.ts';
export { taxAt } from './tax-at.ts';
