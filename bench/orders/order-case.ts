/** A line to be priced, in minor units. */
export interface CaseLine {
  /** Of one piece. */
  readonly listPrice: number;
  /** What the line's discount takes off one piece. */
  readonly discount: number;
  readonly quantity: number;
}

/** An order as every way to price it is given it: plain whole numbers, all in minor units. */
export interface OrderCase {
  readonly lines: readonly CaseLine[];
  /** Off the sum of the discounted lines, and shared by them. */
  readonly orderDiscountPercent: number;
  /** Of every line after its share of the order's discount, and of every shipping line. */
  readonly taxPercent: number;
  /** The amount of each shipping line. */
  readonly shipping: readonly number[];
}

/** An order of so many lines, always the same one: each line has a price, a discount and a quantity of its own. */
export const createOrderCase = (lineCount: number): OrderCase => ({
  lines: Array.from({ length: lineCount }, (_, index) => {
    const listPrice = 1_999 + ((index * 7_919) % 28_001);
    return { listPrice, discount: Math.round(listPrice * 0.1), quantity: 1 + ((index * 3) % 4) };
  }),
  orderDiscountPercent: 10,
  taxPercent: 20,
  shipping: [499, 1_299],
});
