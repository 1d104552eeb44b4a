import type { OrderCase } from './order-case.ts';

/** An order in the form that a way needs, created before timing. */
export interface PreparedOrder {
  /** Prepares inputs for this many runs, for a way that mutates its input. */
  readonly refill?: (runs: number) => void;
  /** Prices the whole order: its total with tax in minor units, fractional if the way does not round. */
  readonly price: () => number | Promise<number>;
}

/** One way to price an order. */
export interface Way {
  readonly name: string;
  readonly isOurs: boolean;
  readonly prepare: (orderCase: OrderCase) => PreparedOrder;
  /**
   * Maximum deviation from the exact total that its rounding rules permit, in minor units; 0 for the specification's
   * rules.
   */
  readonly tolerance: (orderCase: OrderCase) => number;
}

/** Tolerance of a way that rounds as the specification does. */
export const exact = (): number => 0;
