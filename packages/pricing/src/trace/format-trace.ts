import { toDecimalText } from '@ironcart/core/money';
import type { FormatAmount } from './format-amount.ts';
import { requireFormat, requireTrace } from './require-trace.ts';
import type { CartTrace, TraceStep } from './trace.ts';
import { describeStep, traceLabels } from './trace-words.ts';

const labelWidth = 44;

const formatStep = (step: TraceStep, within: string, depth: number, format: FormatAmount): readonly string[] => {
  const { label, reason, saving, notes } = describeStep(step, within, format);
  const outcome =
    reason === undefined
      ? [`${format(step.input)} -> ${format(step.output)}`, saving, ...notes]
          .filter((part) => part !== undefined)
          .join(', ')
      : `-  (${reason})`;
  const inside = step.rule === 'child' ? step.subject : within;
  return [
    ...(step.steps ?? []).flatMap((inner) => formatStep(inner, inside, depth + 1, format)),
    `${`${'  '.repeat(depth)}${label}`.padEnd(labelWidth)} ${outcome}`,
  ];
};

/**
 * Formats a trace as plain text for support staff: one rule per line with its input, output, saving and rounding, or
 * the reason why it did not apply. The steps of a bundle's child precede the child. Dates are UTC.
 * @param format formats an amount; default: major units with two decimals
 * @throws TypeError if the trace is missing or the format is not a function
 */
export const formatTrace = (trace: CartTrace, format: FormatAmount = toDecimalText): string => {
  requireTrace(trace, 'trace');
  requireFormat(format);
  return [
    ...trace.lines.flatMap(({ listItemId, name, steps, issues }) => [
      `${name || traceLabels.unknownItem} (${listItemId})`,
      ...steps.flatMap((step) => formatStep(step, name, 1, format)),
      ...issues.map(({ message }) => `  ${traceLabels.cannotBePriced}: ${message}`),
    ]),
    traceLabels.order,
    ...trace.order.flatMap((step) => formatStep(step, '', 1, format)),
    ...trace.issues.map(({ message }) => `  ${traceLabels.cannotBePriced}: ${message}`),
    `${traceLabels.toPay}: ${format(trace.amountToPay)}`,
  ].join('\n');
};
