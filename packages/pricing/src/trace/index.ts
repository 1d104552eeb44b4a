export { type Divergence, diverge, type TracePlace } from './diverge.ts';
export { type ExplainContext, explain } from './explain.ts';
export { formatTrace } from './format-trace.ts';
export type { CartTrace, LineTrace, SkipReason, TraceRule, TraceStep } from './trace.ts';
export { type ExplainableCart, type WhatIf, whatIf } from './what-if.ts';
