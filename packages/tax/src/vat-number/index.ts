export { type VatNumber, type VatNumberIssue, validateVatNumber } from './validate-vat-number.ts';
