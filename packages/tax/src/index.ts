export { findRule } from './find-rule.ts';
export { grossPriceOf, netPriceOf, taxComponentOf, taxPayableOn } from './net-gross.ts';
export { defaultVatTable } from './rules/default-vat-table.ts';
export { type TaxClass, type TaxQuery, type TaxRule, taxClasses } from './rules/tax-rule.ts';
export { vatCode } from './rules/vat-code.ts';
export { type TaxableItem, type TaxLine, type TaxLines, taxLines } from './tax-lines.ts';
