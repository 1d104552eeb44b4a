import type { PricingIssue } from '../issues.ts';
import type { CartTrace, TraceStep } from './trace.ts';

/** Whether two parts of traces, which are plain data, hold the same. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A step or an issue of a trace, and the line it belongs to. */
export interface TracePlace {
  /** undefined: a step of the order, or an issue of no line. */
  readonly listItemId: string | undefined;
  /** The steps of a bundle's child come before the step that adds the child. */
  readonly entry: TraceStep | PricingIssue;
}

/** The first place at which two traces differ; undefined on the side that has ended. */
export interface Divergence {
  readonly left: TracePlace | undefined;
  readonly right: TracePlace | undefined;
}

const flat = (steps: readonly TraceStep[]): readonly TraceStep[] =>
  steps.flatMap((step) => [...flat(step.steps), step]);

const placesOf = ({ lines, order, issues: ofNoLine }: CartTrace): readonly TracePlace[] => [
  ...lines.flatMap(({ listItemId, steps, issues }) =>
    [...flat(steps), ...issues].map((entry) => ({ listItemId, entry })),
  ),
  ...[...order, ...ofNoLine].map((entry) => ({ listItemId: undefined, entry })),
];

/** Names the first step or issue at which two pricings of one cart differ, or undefined when they are alike. */
export const diverge = (left: CartTrace, right: CartTrace): Divergence | undefined => {
  const lefts = placesOf(left);
  const rights = placesOf(right);
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const [leftPlace, rightPlace] = [lefts[index], rights[index]];
    if (!isSame(leftPlace, rightPlace)) return { left: leftPlace, right: rightPlace };
  }
  return undefined;
};
