export type { Change } from './changes.ts';
export { type ExplainRequest, type ExplainTerms, explain } from './explain.ts';
export type { TracedOrder } from './explain-order.ts';
export { type Divergence, findDivergence, type TracePlace } from './find-divergence.ts';
export type { FormatAmount } from './format-amount.ts';
export { formatTrace } from './format-trace.ts';
export { exactDecimalText, type Residue } from './residue.ts';
export type { CartTrace, LineTrace, SkipReason, TraceRule, TraceStep } from './trace.ts';
export { applyDifference, differenceOf, type LineEdit, type TraceDifference } from './trace-difference.ts';
export {
  describeDivergence,
  describeOutcome,
  describeStep,
  type StepWords,
  traceLabels,
} from './trace-words.ts';
export type { TracedTaxLine } from './traced-tax.ts';
export { type WhatIf, whatIf } from './what-if.ts';
