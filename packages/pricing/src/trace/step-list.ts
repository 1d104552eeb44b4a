import { type Money, zero } from '@ironcart/core/money';
import type { Residue } from './residue.ts';
import type { SkipReason, TraceRule, TraceStep } from './trace.ts';

/** A list of steps under construction: each starts with the output of the one before it. */
export interface StepList {
  readonly steps: TraceStep[];
  /** The output of the last step, in minor units. */
  amount: Money;
}

const noSteps: readonly TraceStep[] = [];

export const createStepList = (): StepList => ({ steps: [], amount: zero });

/** Adds a rule that applied. */
export const apply = (
  list: StepList,
  rule: TraceRule,
  subject: string,
  output: Money,
  residue: Residue | undefined = undefined,
  steps: readonly TraceStep[] = noSteps,
): void => {
  list.steps.push({ rule, subject, input: list.amount, output, residue, skipped: undefined, steps });
  list.amount = output;
};

/** Adds a rule that did not apply. */
export const skip = (list: StepList, rule: TraceRule, subject: string, skipped: SkipReason): void => {
  const { amount } = list;
  list.steps.push({ rule, subject, input: amount, output: amount, residue: undefined, skipped, steps: noSteps });
};
