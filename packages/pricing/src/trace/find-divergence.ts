import type { PricingIssue } from '../issues.ts';
import { requireTrace } from './require-trace.ts';
import type { CartTrace, TraceStep } from './trace.ts';

/** Whether two parts of traces are equal. Traces are plain data. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A step or an issue of a trace, with the line it belongs to. */
export interface TracePlace {
  /** Undefined for a step of the order, or an issue without a line. */
  readonly listItemId: string | undefined;
  /** A step or an issue. The steps of a bundle's child precede the step that adds the child. */
  readonly entry: TraceStep | PricingIssue;
}

/** The first place where two traces differ; a side that has ended is undefined. */
export interface Divergence {
  readonly left: TracePlace | undefined;
  readonly right: TracePlace | undefined;
}

const flat = (steps: readonly TraceStep[]): readonly TraceStep[] =>
  steps.flatMap((step) => [...flat(step.steps ?? []), step]);

const placesOf = ({ lines, order, issues: ofNoLine }: CartTrace): readonly TracePlace[] => [
  ...lines.flatMap(({ listItemId, steps, issues }) =>
    [...flat(steps), ...issues].map((entry) => ({ listItemId, entry })),
  ),
  ...[...order, ...ofNoLine].map((entry) => ({ listItemId: undefined, entry })),
];

/**
 * Finds the first step or issue where two traces of a cart differ; undefined if they are equal.
 * @throws TypeError if one of them is not a trace
 */
export const findDivergence = (left: CartTrace, right: CartTrace): Divergence | undefined => {
  const lefts = placesOf(requireTrace(left, 'left'));
  const rights = placesOf(requireTrace(right, 'right'));
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const [leftPlace, rightPlace] = [lefts[index], rights[index]];
    if (!isSame(leftPlace, rightPlace)) return { left: leftPlace, right: rightPlace };
  }
  return undefined;
};
