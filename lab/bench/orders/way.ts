import type { OrderCase } from './order-case.ts';

/** An order in the shape in which a way wants it, made before anything is timed. */
export interface PreparedOrder {
  /** Makes ready what that many runs use up, for a way that changes what it is given. */
  readonly refill?: (runs: number) => void;
  /** Prices the whole order: its total with tax, in minor units, a fraction where the way does not round. */
  readonly price: () => number | Promise<number>;
}

/** One way to price an order. */
export interface Way {
  readonly name: string;
  readonly isOurs: boolean;
  readonly prepare: (orderCase: OrderCase) => PreparedOrder;
  /** How far from the exact total its own rounding rules may take it, in minor units; 0 where they are the same. */
  readonly tolerance: (orderCase: OrderCase) => number;
}

/** The tolerance of a way that rounds as the specification does. */
export const exact = (): number => 0;
