export { type VatNumberAnswer, validateVatNumber } from './validate-vat-number.ts';
