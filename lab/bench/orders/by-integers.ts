import type { OrderCase } from './order-case.ts';
import type { Way } from './way.ts';

/** A percentage of a non-negative integer, rounded half up. */
const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

const totalOf = ({ lines, orderDiscountPercent, taxPercent, shipping }: OrderCase, rows: number[]): number => {
  let subtotal = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const row = (line.listPrice - line.discount) * line.quantity;
    rows[index] = row;
    subtotal += row;
  }
  const discount = percentOf(subtotal, orderDiscountPercent);
  let tax = 0;
  let soFar = 0;
  let given = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const row = rows[index] ?? 0;
    soFar += row;
    const givenNow = Math.floor((discount * soFar) / subtotal);
    tax += percentOf(row - (givenNow - given), taxPercent);
    given = givenNow;
  }
  let shippingTotal = 0;
  for (const amount of shipping) {
    shippingTotal += amount;
    tax += percentOf(amount, taxPercent);
  }
  return subtotal - discount + shippingTotal + tax;
};

/**
 * The baseline: plain loops over integers, without rules, checks or results other than the total. The order discount is
 * split by a running total, the fastest method whose shares add up to the whole; a cent may go to a different line.
 */
export const byIntegers: Way = {
  name: 'plain integer loop',
  isOurs: false,
  prepare: (orderCase) => {
    const rows = orderCase.lines.map(() => 0);
    return { price: () => totalOf(orderCase, rows) };
  },
  tolerance: ({ lines }) => lines.length,
};

/** Distributes by largest remainder with a sort: each line gets the same cents as in the specification. */
const sharesOf = (discount: number, rows: readonly number[], subtotal: number): number[] => {
  const shares = rows.map((row) => Math.floor((discount * row) / subtotal));
  const remainders = rows.map((row, index) => discount * row - (shares[index] ?? 0) * subtotal);
  const unitsLeft = discount - shares.reduce((left, right) => left + right, 0);
  const order = rows.map((_, index) => index);
  order.sort((left, right) => (remainders[right] ?? 0) - (remainders[left] ?? 0) || left - right);
  for (const index of order.slice(0, unitsLeft)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/** The exact total that every way must reach within its rounding tolerance; not measured. */
export const exactTotalOf = ({ lines, orderDiscountPercent, taxPercent, shipping }: OrderCase): number => {
  const rows = lines.map(({ listPrice, discount, quantity }) => (listPrice - discount) * quantity);
  const subtotal = rows.reduce((left, right) => left + right, 0);
  const shares = sharesOf(percentOf(subtotal, orderDiscountPercent), rows, subtotal);
  const amounts = [...rows.map((row, index) => row - (shares[index] ?? 0)), ...shipping];
  return amounts.reduce((total, amount) => total + amount + percentOf(amount, taxPercent), 0);
};
