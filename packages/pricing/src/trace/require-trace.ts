import { requireArray, requireObject } from '@ironcart/core/result';
import type { FormatAmount } from './format-amount.ts';
import type { CartTrace } from './trace.ts';

/** Returns an argument that is a trace, for untyped callers. @throws TypeError that names it otherwise */
export const requireTrace = (trace: CartTrace, name: string): CartTrace => {
  const { lines, order, issues } = requireObject(trace, name);
  for (const line of requireArray(lines, `${name}.lines`))
    requireArray(requireObject(line, 'line').steps, 'line.steps');
  requireArray(order, `${name}.order`);
  requireArray(issues, `${name}.issues`);
  requireObject(trace.totals, `${name}.totals`);
  return trace;
};

/** Returns an argument that formats amounts, for untyped callers. @throws TypeError otherwise */
export const requireFormat = (format: FormatAmount): FormatAmount => {
  if (typeof format !== 'function') throw new TypeError('format must be a function of an amount');
  return format;
};
