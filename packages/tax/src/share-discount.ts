import { allocate, type Money, money, sum } from '@ironcart/core';

/** A discount on the whole of an order, in minor units, of at least 0. */
export interface OrderDiscount {
  readonly amount: Money;
  /**
   * By what the lines share it, one whole number of at least 0 for each: thousandths of a pound for the weight-tier
   * discount (READINGS A4). What the lines come to when it is left out.
   */
  readonly weights?: readonly number[] | undefined;
}

/**
 * Each line's share of a discount, by the largest remainder: they sum to the discount, and none is more than its line
 * comes to. What a line cannot bear goes to the others, in proportion to what is left of them. A line that is owing,
 * below 0, bears nothing.
 * @throws RangeError when the lines together cannot bear the discount, or a weight is negative or not whole
 */
export const shareDiscount = (amounts: readonly Money[], { amount, weights }: OrderDiscount): readonly Money[] => {
  const bearable = amounts.map((line) => money(Math.max(line, 0)));
  if (amount > sum(bearable)) throw new RangeError('The lines come to less than the discount');
  const borne = allocate(amount, weights ?? bearable).map((share, index) =>
    money(Math.min(share, bearable[index] ?? 0)),
  );
  const excess = money(amount - sum(borne));
  if (excess === 0) return borne;
  const extra = allocate(
    excess,
    bearable.map((most, index) => most - (borne[index] ?? 0)),
  );
  return borne.map((share, index) => money(share + (extra[index] ?? 0)));
};
