import type { OwnedProgram } from '@ironcart/core/customer';
import type { WireProgram } from '../contract/programming.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const programToWire = ({ price, nextPayment, payments, ...program }: OwnedProgram): WireProgram => ({
  ...program,
  price: moneyToWire(price),
  ...(nextPayment && { nextPayment: { ...nextPayment, price: moneyToWire(nextPayment.price) } }),
  ...(payments && { payments: payments.map(({ amount, ...paid }) => ({ ...paid, amount: moneyToWire(amount) })) }),
});

/** The inverse of `programToWire`. */
export const programFromWire = ({ price, nextPayment, payments, ...wire }: WireProgram): OwnedProgram => ({
  ...wire,
  price: moneyFromWire(price),
  ...(nextPayment && { nextPayment: { ...nextPayment, price: moneyFromWire(nextPayment.price) } }),
  ...(payments && { payments: payments.map(({ amount, ...paid }) => ({ ...paid, amount: moneyFromWire(amount) })) }),
});
