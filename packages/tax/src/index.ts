export { type ShownPrice, shownPrice, shownVatRate } from './display-mode.ts';
export { findRule } from './find-rule.ts';
export { grossPriceOf, netPriceOf, taxComponentOf, taxPayableOn } from './net-gross.ts';
export { type PreparedRule, prepareRule } from './prepared-rule.ts';
export type { FindRuleOfClass } from './rate-groups.ts';
export { createRuleIndex, type RuleIndex } from './rule-index.ts';
export { defaultVatTable } from './rules/default-vat-table.ts';
export { type TaxClass, type TaxQuery, type TaxRule, taxClasses } from './rules/tax-rule.ts';
export { vatCode } from './rules/vat-code.ts';
export { type OrderDiscount, shareDiscount } from './share-discount.ts';
export type { TaxableItem } from './tax-items.ts';
export { type TaxLine, type TaxLines, taxLines } from './tax-lines.ts';
export {
  type TaxableOrder,
  type TaxedAmount,
  type TaxedLine,
  type TaxedOrder,
  type TaxIssue,
  taxOrder,
} from './tax-order.ts';
export { specifiedTerms, type TaxRounding, type TaxTerms } from './tax-terms.ts';
